/** @set gate */
import { globSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

import { readManifest } from '#scripts/build/manifest.ts';
import { inventoryFaults } from '#scripts/build/scriptInventory.ts';
import { openTestHost, type TestHost } from '#scripts/driver/testHost.ts';
import { until } from '#scripts/driver/until.ts';

let host: TestHost;

beforeAll(async () => {
  host = await openTestHost();
});
/** The external picture, below. */
afterAll(() => host.close(/^img-src address$/));

/** Returns the files of the build. Fails without any, because then the test would check nothing. */
function filesOf(pattern: string): string[] {
  const files = globSync(pattern);
  if (files.length === 0) throw new Error(`The build has no ${pattern}`);
  return files;
}

const readScripts = () =>
  filesOf('dist/assets/*.js').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
type Scripts = ReturnType<typeof readScripts>;
const filesWith = (pattern: RegExp, among: Scripts) =>
  among.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** Returns the modules in which a script matches the pattern, according to its source map. */
function modulesWith(pattern: RegExp, { file, text }: Scripts[number]): string[] {
  const found = [...text.matchAll(new RegExp(pattern, 'g'))];
  if (found.length === 0) return [];
  const path = `build/maps/${file.replace(/^dist\//, '')}.map`;
  const map = new SourceMap(JSON.parse(readFileSync(path, 'utf8')));
  return found.map(({ index }) => {
    const before = text.slice(0, index).split('\n');
    const entry = map.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    return 'originalSource' in entry ? entry.originalSource : file;
  });
}

it('SC-23 ships no sources, no development tools and no sandbox controls', () => {
  const files = filesOf('dist/**/*.*');
  const scripts = readScripts();

  expect(files.filter((file) => /\.map$|\/(?:brand|manifest)\.json$/.test(file))).toEqual([]);
  expect(
    filesWith(/sourceMappingURL|react-refresh|jsxDEV|webpack-dev-server|checkPropTypes/, scripts),
  ).toEqual([]);
  expect(
    filesWith(/Developer controls|Agent ID|Flags of this page|agent\/onboarding\/all/, scripts),
  ).toEqual([]); // DEV-1, CHAT-04
  expect(filesWith(/\/sandbox\/(?:sessions|faults|requests|applications)/, scripts)).toEqual([]);
});

it('SC-23 ships no script that the inventory has no reason for', () => {
  const urls = filesOf('dist/assets/*.js').map((file) => file.replace(/^dist/, ''));

  expect(inventoryFaults(readManifest(), urls)).toEqual([]);
});

it.each([
  [
    /\.innerHTML\b|insertAdjacentHTML|document\.write\b|\beval\(|new Function\(|srcdoc/,
    /react-dom/,
  ],
  // The router contains it in its list of rejected protocols.
  [/javascript:/, /react-dom|react-router/],
])('SC-03 writes no text into the page as markup or code, by %s, outside %s', (markup, library) => {
  const modules = readScripts().flatMap((script) => modulesWith(markup, script));

  expect(modules).not.toEqual([]);
  const isKnown = new RegExp(`/node_modules/(?:${library.source})/`);
  expect(modules.filter((module) => !isKnown.test(module))).toEqual([]);
});

it('FT-66 ships the chunks that the pages of the build name', () => {
  const pages = globSync('dist/pages/*/*.html');
  const named = new Set(
    pages.flatMap((page) => readFileSync(page, 'utf8').match(/\/assets\/[\w.-]+\.js/g) ?? []),
  );

  expect(pages).toHaveLength(3 * globSync('public/brands/*/brand.json').length);
  expect([...named].filter((url) => globSync(`dist${url}{,.br,.gz}`).length < 3)).toEqual([]);
});

it("FT-66 names each script by its content, so browsers keep what a deployment didn't change", () => {
  const hashes = filesOf('dist/assets/*.js').map((file) => file.split('.').at(-2));

  expect(hashes.filter((hash, at) => hashes.indexOf(hash) !== at)).toEqual([]);
  expect(hashes.filter((hash) => !/^[\da-f]{8}$/.test(hash ?? ''))).toEqual([]);
});

it("SC-01 serves each page with its own policy, and blocks what the policy doesn't allow", async () => {
  const { page, at, leave } = await host.visit();
  const answer = await page.goto(at('/account/heloc/register-v2'));
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");

  const refused = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        const picture = new Image();
        picture.src = 'https://elsewhere.example/pixel.png';
      }),
  );
  expect(refused).toBe('img-src');
  await until(async () => (await host.policyViolations()).includes('img-src address'));
  await leave(/img-src/);
});
