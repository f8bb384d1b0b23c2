/** Colours of the cards: those of the site's dark mode and its logo there. */
export const colors = {
  ground: '#0f1219',
  title: '#eef1f6',
  text: '#b9c0cd',
  faint: '#929bab',
  accent: '#86adff',
  line: '#2d3442',
  playhead: '#ff6a4d',
} as const;
