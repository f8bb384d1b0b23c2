/** Written while the development server runs. */
declare module '@generated/development/default/findings.json' {
  const findings: string[];
  export default findings;
}
