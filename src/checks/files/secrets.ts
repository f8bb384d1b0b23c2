import {locationOf, type Finding} from '../../content/finding.ts';
import type {TextFile} from './bytes.ts';

/** Keys and tokens of well-known services, by the patterns of secretlint. */
export async function findSecrets({file, text}: TextFile): Promise<Finding[]> {
  const [{lintSource}, {creator}] = await Promise.all([
    import('@secretlint/core'),
    import('@secretlint/secretlint-rule-preset-recommend'),
  ]);
  const config = {
    rules: [
      {
        id: '@secretlint/secretlint-rule-preset-recommend',
        rule: creator,
        rules: [{id: '@secretlint/secretlint-rule-aws', options: {enableIDScanRule: true}}],
      },
    ],
  };
  const {messages} = await lintSource({
    source: {content: text, filePath: file, ext: '.txt', contentType: 'text'},
    options: {config},
  });
  return messages.map(({range, ruleId}) => ({
    file,
    ...locationOf(text, range[0]),
    rule: 'secret',
    message: `The file has what looks like a secret (${ruleId.replace(/^.*secretlint-rule-/, '')}).`,
    hint: 'Remove it and have it revoked: a secret that was committed is known. Write "..." in samples.',
  }));
}
