/** One thing to do before hydration: a function that refers to nothing outside itself, and its arguments. */
export type Step = {run: (page: Window, ...settings: string[]) => void; settings?: string[]};

// `<` could end the script element, or begin another.
const literal = (setting: string) => JSON.stringify(setting).replaceAll('<', '\\u003c');

/** The steps as the text of one script. A step that fails stops neither the others nor the page. */
export function inlineScript(steps: readonly Step[]): string {
  return steps
    .map(({run, settings = []}) => {
      const values = ['window', ...settings.map(literal)].join(',');
      return `try{(${run.toString()})(${values})}catch(error){}`;
    })
    .join('\n');
}
