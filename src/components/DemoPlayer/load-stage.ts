/** Fetches the Player, once for all that play: each `import()` of its module would be a chunk of its own. */
export const loadStage = (): Promise<typeof import('./Stage')> => import('./Stage');
