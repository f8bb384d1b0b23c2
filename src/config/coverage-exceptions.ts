import type {CoverageExceptions} from '../checks/reference/coverage.ts';

const shared = 'for other packages of the family, with no promise to users';

/** Exports that need no page, each with the reason. A `*` at the end matches the rest of a name. */
export const coverageExceptions: CoverageExceptions = {
  '@remotion/serverless#*': shared,
  '@remotion/serverless-client#*': shared,
  '@remotion/streaming#*': shared,
  '@remotion/studio-server#*': shared,
  '@remotion/studio-shared#*': shared,
  '@remotion/studio/renderEntry#*': shared,
  '@remotion/lambda-client#*':
    'users import the same functions from @remotion/lambda and @remotion/lambda/client',
  '@remotion/lambda-client/*': 'constants of the family, which the guides of Lambda name',
  '@remotion/cloudrun/defaults#*': 'constants of the family, which the guides of Cloud Run name',
  '@remotion/cloudrun/regions#*': 'the list behind getRegions(), which has a page',
  '@remotion/cli#cli': 'the program behind the command line, which has its own pages',
  '@remotion/renderer#ErrorWithStackFrame':
    'what functions of the package throw; never imported to be called',
  '@remotion/renderer#HeadlessBrowser': 'what openBrowser() returns; its methods are not for users',
  '@remotion/renderer#validateOutputFilename':
    'the check of the extension that renderMedia() makes itself',
  '@remotion/renderer#validateSelectedPixelFormatAndImageFormatCombination':
    'the check of the formats that renderMedia() makes itself',
  '@remotion/renderer/error-handling#*': shared,
  '@remotion/media-parser#VERSION': 'the version in package.json; remotion#VERSION has a page',
  '@remotion/media-parser/node#nodeCreateAdjacentFileSource':
    'a part of nodeReader, which has a page',
  '@remotion/media-parser/node#nodeReadContent': 'a part of nodeReader, which has a page',
  '@remotion/media-parser/node#nodeReadWholeAsText': 'a part of nodeReader, which has a page',
  'remotion#Config': 'an empty object since configuration moved to @remotion/cli/config',
  'remotion#Experimental':
    'holds two removed components, which have pages, and a hook that getRemotionEnvironment() replaces',
  'remotion#FolderContext': 'the context in which <Folder> passes its path to its children',
};
