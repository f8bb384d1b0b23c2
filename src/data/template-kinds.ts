/** Kinds of templates with their headings, in the order in which the site shows them. */
export const templateKinds = {
  starter: 'Starter',
  saas: 'Web app',
  server: 'Server',
  still: 'Still images',
  captions: 'Captions',
  audio: 'Audio',
  'text-to-speech': 'Text to speech',
  'code-animation': 'Code animation',
  overlay: 'Overlay',
  social: 'Social',
} as const;

export type TemplateKind = keyof typeof templateKinds;

export const templateKindNames = Object.keys(templateKinds) as [TemplateKind, ...TemplateKind[]];

/** The kind a text names, if it names one. */
export const templateKindOf = (text: string | null): TemplateKind | undefined =>
  templateKindNames.find((kind) => kind === text);
