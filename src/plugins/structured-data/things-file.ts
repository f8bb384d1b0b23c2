import path from 'node:path';

/** Name of the plugin and of the file with which it hands the things to the edit of the built pages. */
export const pluginName = 'structured-data';
export const fileName = 'things.json';

/** Where the file is, below the folder of generated files. */
export const thingsFile = (generatedFilesDir: string): string =>
  path.join(generatedFilesDir, pluginName, 'default', fileName);
