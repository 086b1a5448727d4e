import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { magicGroups } from '#server/sandbox/data/magicValues.ts';
import { streetWords } from '#server/sandbox/data/addresses.ts';

const FOLDERS = 'docs|public|sagas|scripts|server|src|store|tests';
const PATH = new RegExp(`\`((?:${FOLDERS})/[^\`\\s]*|[\\w.]+\\.(?:json|config\\.ts))\``, 'g');
const SCRIPT = /\bnpm (?:run )?([a-z][\w:-]*)((?: [\w./-]+)*)/g;
const FILE_TO_RUN = /\bnode ((?:scripts|server)\/[\w./]+)/g;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g;
const CODE = /```(?:sh)?\n([^]*?)```|`([^`\n]+)`/g;

/** npm commands that aren't scripts in package.json. */
const NPM = ['ci', 'install', 'sbom'];
/** Files of brands, builds and deployments. */
const OTHER_FILES = ['brand.json', 'headers.json'];

const read = (file: string) => readFileSync(file, 'utf8');
const exists = (path: string) => globSync(path.replace(/\/…?$/, '')).length > 0;
const { scripts } = JSON.parse(read('package.json')) as { scripts: object };

/** "Where a new … goes" has the anchor "where-a-new--goes". */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => anchorOf(heading));

/** Paths may contain a placeholder: `store/application/<feature>/`. */
const missingPaths = (text: string) =>
  Array.from(text.matchAll(PATH), ([, path = '']) => path).filter(
    (path) => !OTHER_FILES.includes(path) && !exists(path.replaceAll(/<\w+>/g, '*')),
  );

function missingCommands(text: string): string[] {
  const code = Array.from(text.matchAll(CODE), ([, block, inline]) => block ?? inline).join('\n');
  const missingScripts = Array.from(code.matchAll(SCRIPT)).flatMap(
    ([command, name = '', names = '']) => {
      const isKnown = NPM.includes(name) || Object.hasOwn(scripts, name);
      const tests = name === 'test' ? names.split(' ').filter((one) => one.includes('/')) : [];
      return isKnown && tests.every((path) => exists(`tests/${path}*`)) ? [] : [command];
    },
  );
  const files = Array.from(code.matchAll(FILE_TO_RUN), ([, file = '']) => file);
  return [...missingScripts, ...files.filter((file) => !exists(file))];
}

const missingLinks = (text: string, page: string) =>
  Array.from(text.matchAll(LINK))
    .filter(([, path = '', anchor]) => {
      const file = join(dirname(page), path);
      if (path !== '' && !exists(file)) return true;
      return anchor !== undefined && !anchorsOf(path === '' ? text : read(file)).includes(anchor);
    })
    .map(([, path = '', anchor]) => (anchor === undefined ? path : `${path}#${anchor}`));

const missingIn = (text: string, page: string): string[] => [
  ...missingPaths(text),
  ...missingCommands(text),
  ...missingLinks(text, page),
];

const broken = [
  '# A page',
  '`store/nowhere.ts` `store/<feature>/none.ts` `tests/` `package.json` `gone.json`',
  '`npm run none` `npm test store/none` `npm start` `node scripts/none.ts`',
  '[a](none.md) [b](#none) [c](#a-page) [d](../README.md#none) [e](https://example.com)',
].join('\n');

const pages = globSync(['*.md', 'docs/*.md', 'tests/README.md']);

it.each([
  ...pages.map((page) => ({ page, text: read(page), missing: [] as string[] })),
  {
    page: 'docs/broken.md',
    text: broken,
    missing: [
      'store/nowhere.ts',
      'store/<feature>/none.ts',
      'gone.json',
      'npm run none',
      'npm test store/none',
      'scripts/none.ts',
      'none.md',
      '#none',
      '../README.md#none',
    ],
  },
])('names in $page only paths, commands and links that exist, except $missing', (row) => {
  expect(missingIn(row.text, row.page)).toEqual(row.missing);
});

const floors = ['sagas', 'scripts', 'server', 'src', 'store'];
const folders = floors.flatMap((floor) =>
  readdirSync(floor, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${floor}/${name}/`),
);
const lastNames = magicGroups
  .flatMap(({ values }) => values.map(({ input }) => /^last name (\w+)/.exec(input)?.[1]))
  .filter((word) => word !== undefined);

it.each([
  { page: 'docs/architecture.md', what: 'folder', names: folders },
  { page: 'docs/sandbox.md', what: 'magic name', names: lastNames },
  { page: 'docs/sandbox.md', what: 'magic street', names: streetWords },
])('names every $what in $page', ({ page, names }) => {
  const text = read(page);

  expect(names.filter((name) => !text.includes(name))).toEqual([]);
});
