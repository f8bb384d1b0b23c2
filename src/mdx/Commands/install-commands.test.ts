import {describe, expect, test} from 'vitest';
import {installCommands} from './install-commands';

describe('installCommands', () => {
  test('pins the packages of the toolkit for each package manager', () => {
    const packages = ['remotion', '@remotion/player'];
    expect(installCommands({packages, dev: false, version: '4.0.293'})).toEqual({
      npm: 'npm install --save-exact remotion@4.0.293 @remotion/player@4.0.293',
      pnpm: 'pnpm add --save-exact remotion@4.0.293 @remotion/player@4.0.293',
      yarn: 'yarn add --exact remotion@4.0.293 @remotion/player@4.0.293',
      bun: 'bun add --exact remotion@4.0.293 @remotion/player@4.0.293',
    });
  });

  test('leaves the version of other packages open', () => {
    const {npm} = installCommands({packages: ['zod'], dev: false, version: '4.0.293'});
    expect(npm).toBe('npm install --save-exact zod');
  });

  test('marks packages for development', () => {
    expect(installCommands({packages: ['@remotion/cli'], dev: true, version: '4.0.293'})).toEqual({
      npm: 'npm install --save-exact --save-dev @remotion/cli@4.0.293',
      pnpm: 'pnpm add --save-exact --save-dev @remotion/cli@4.0.293',
      yarn: 'yarn add --exact --dev @remotion/cli@4.0.293',
      bun: 'bun add --exact --dev @remotion/cli@4.0.293',
    });
  });
});
