/** Fetches the Player, once for all that play: each `import()` of its module would be a separate chunk. */
export const loadStage = (): Promise<typeof import('./Stage')> => import('./Stage');
