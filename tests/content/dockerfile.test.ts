import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {isBookworm, packagesThatRun, withDependencies} from '../support/debian-packages.ts';
import {readDoc} from '../support/page-tables.ts';

// The Dockerfiles of the docs, as far as they can be checked without building them.
type Instruction = {name: string; text: string};

/** The instructions of a page's Dockerfile: continued lines joined, comments gone. */
function instructionsOf(page: string): Instruction[] {
  const [, file = ''] = /```docker title="Dockerfile"\n(.*?)```/s.exec(readDoc(page)) ?? [];
  return file
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', text = ''] = /^(\S+)\s+(.*)$/.exec(line) ?? [];
      return {name, text};
    });
}

/** What a command line with `apt-get install` installs. */
const installedBy = (command: string): string[] =>
  (/apt-get install (.*?)(?: &&|$)/s.exec(command.replaceAll(/\\\n\s*/g, ''))?.[1] ?? '')
    .split(/\s+/)
    .filter((word) => word && !word.startsWith('-'));

const aptOf = (page: string) =>
  instructionsOf(page).find(({text}) => text.includes('apt-get'))?.text ?? '';

const pages = ['docker', 'miscellaneous/cloud-gpu-docker'];

test.each(pages)('the Dockerfile of %s keeps the rules of a good one', (page) => {
  const instructions = instructionsOf(page);
  const names = instructions.map(({name}) => name);
  const known = ['FROM', 'ENV', 'RUN', 'WORKDIR', 'COPY', 'CMD'];
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  expect([names[0], names.at(-1)]).toEqual(['FROM', 'CMD']);
  expect(names.filter((name) => name === 'FROM' || name === 'CMD')).toHaveLength(2);

  const of = (name: string) => instructions.filter((one) => one.name === name);
  expect(of('FROM')[0]!.text, 'a version and a release, not latest').toMatch(/^node:\d+-bookworm/);
  expect(JSON.parse(of('CMD')[0]!.text), 'the form that starts no shell').toEqual(
    expect.arrayContaining([expect.any(String)]),
  );
  expect(of('WORKDIR')[0]!.text, 'an absolute path').toMatch(/^\//);
  expect(of('ENV').every(({text}) => /^\w+=\S+$/.test(text))).toBe(true);

  const apt = of('RUN').filter(({text}) => text.includes('apt-get'));
  expect(apt, 'one layer, or its list of packages is stale').toHaveLength(1);
  expect(apt[0]!.text).toMatch(
    /^apt-get update && apt-get install -y --no-install-recommends .* && rm -rf \/var\/lib\/apt\/lists\/\*$/,
  );
  const sources = instructions.findIndex(({text}) => text === '. .');
  const lock = instructions.findIndex(({text}) => text.includes('package-lock.json'));
  const install = instructions.findIndex(({text}) => text === 'npm ci');
  const browser = instructions.findIndex(({text}) => /browser ensure|ensureBrowser\(/.test(text));
  expect([lock, install, browser, sources], 'sources last, or each change installs again').toEqual(
    [lock, install, browser, sources].toSorted((a, b) => a - b),
  );
  expect(lock).toBeGreaterThan(0);
});

test('all pages install the same libraries, and the one about graphics cards three more', () => {
  const wanted = installedBy(aptOf('docker'));
  expect(wanted.length).toBeGreaterThan(20);
  expect(new Set(wanted).size).toBe(wanted.length);
  const [, debian = ''] =
    /On Debian 12.*?```bash\n(.*?)```/s.exec(readDoc('miscellaneous/linux-dependencies')) ?? [];
  const isLibrary = (name: string) => !name.startsWith('fonts-');
  expect(installedBy(debian.trimEnd()).toSorted()).toEqual(wanted.filter(isLibrary).toSorted());
  expect(installedBy(aptOf('miscellaneous/cloud-gpu-docker')).toSorted()).toEqual(
    [...wanted, 'libegl1', 'libgl1', 'libvulkan1'].toSorted(),
  );
});

/** Debian's Chromium loads these from the system; the Chrome that Remotion downloads contains them. */
const onlyDebian = `
  libasyncns0 libdav1d6 libdouble-conversion3 libflac12 libharfbuzz-subset0 libjpeg62-turbo liblcms2-2
  libminizip1 libmp3lame0 libmpg123-0 libogg0 libopenh264-7 libopenjp2-7 libopus0 libpulse0 libsndfile1
  libvorbis0a libvorbisenc2 libx11-xcb1 libxnvctrl0
`;

const [shell, complete] = ['chromium-headless-shell', 'chromium'].map(
  (name) => `/usr/lib/chromium/${name}`,
) as [string, string];

// Elsewhere packages have other names, or there is no browser from one.
test.skipIf(!isBookworm || !existsSync(shell) || !existsSync(complete))(
  'on Debian 12, the packages are those that the browser loads',
  () => {
    const wanted = installedBy(aptOf('docker'));
    // The image has apt, and with it what apt needs.
    const there = withDependencies([...wanted, 'apt']);
    const missing = packagesThatRun(shell).filter((name) => !there.has(name));
    expect(missing.filter((name) => !onlyDebian.includes(name))).toEqual([]);

    const loaded = new Set([...packagesThatRun(shell), ...packagesThatRun(complete)]);
    const unused = wanted.filter((name) => name.startsWith('lib') && !loaded.has(name));
    expect(unused).toEqual([]);
  },
);
