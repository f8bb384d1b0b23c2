/** Colours that are the same in light and dark mode; those that follow it are in `page-colors.ts`. */
export const palette = {
  ink: '#0f1219',
  inkRaised: '#1a1f2b',
  inkLine: '#2d3442',
  paper: '#ffffff',
  paperSunken: '#f3f5f9',
  paperLine: '#d9dee8',
  muted: '#5d6575',
  mutedOnInk: '#9aa4b6',
  accent: '#1d56e0',
  accentBright: '#4d7dff',
  accentSoft: '#b9ccff',
  playhead: '#f04d2e',
} as const;

/** The site's fonts, with the system's behind them. */
export const font = {
  sans: "Geist, ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif",
  mono: "'Geist Mono', ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const;
