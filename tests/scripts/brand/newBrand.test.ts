import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readArguments } from '#scripts/brand/arguments.ts';
import { newBrand, type NewBrand } from '#scripts/brand/newBrand.ts';
import { readBrands } from '#server/host/brands.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'));
  cpSync('public/brands/HOMELINE', join(folder, 'HOMELINE'), { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const required = {
  companyName: 'Fenwick & Sons Credit Union',
  nmlsNumber: '1234567',
  supportPhoneNumber: '(800) 555-0199',
};

const make = (about: Partial<NewBrand> = {}) =>
  newBrand({ code: 'FENWICK', folder, given: {}, ask: null, say: () => undefined, ...about });

const fileOf = (name: string) => readFileSync(join(folder, 'FENWICK', name), 'utf8');

/** A terminal with these answers, keyed by a word of the question. Any other question gets an empty answer. */
function scripted(answers: readonly (readonly [RegExp, readonly string[]])[]) {
  const asked: string[] = [];
  const said: string[] = [];
  const left = answers.map(([question, given]) => ({ question, given: [...given] }));
  return {
    asked,
    said,
    ask: async (prompt: string) => {
      asked.push(prompt);
      return left.find(({ question }) => question.test(prompt))?.given.shift() ?? '';
    },
    say: (line: string) => {
      said.push(line);
    },
  };
}

it('writes a brand from the answers only, which check:brands passes', async () => {
  expect(await make({ given: required })).toEqual([]);

  expect(readdirSync(join(folder, 'FENWICK')).toSorted()).toEqual(['brand.json', 'logo.svg']);
  const brand = readBrands(folder).organisations.get('FENWICK');
  expect(brand).toMatchObject({
    canonicalOrgCode: 'FENWICK',
    baseUrl: 'https://fenwick.example',
    orgMetaData: { companyInfo: { ...required, companyNameShort: required.companyName } },
    theme: { color: '#1f4e79', logo: 'own' },
    switches: { isMain: false, authMode: 'legacy' },
  });
});

it('FT-82 draws a monogram with the name as its title', async () => {
  await make({ given: required });

  expect(fileOf('logo.svg')).toContain('<title>Fenwick &amp; Sons Credit Union</title>');
  expect(fileOf('logo.svg')).toMatch(/>FS<\/text>/);
});

it.each(['Fenwick <One>', 'A > B & "C"', "O'Fenwick"])(
  'FT-82 makes a brand of the name %s, which check:brands passes',
  async (companyName) => {
    expect(await make({ given: { ...required, companyName } })).toEqual([]);
    expect(readdirSync(folder)).toContain('FENWICK');
  },
);

it('writes nothing if its own check fails', async () => {
  const fault = `${join(folder, 'FENWICK')}/brand.json: theme: is unreadable`;

  expect(await make({ given: required, check: () => [fault, 'another brand'] })).toEqual([fault]);
  expect(readdirSync(folder)).toEqual(['HOMELINE']);
});

it('says at once what is wrong with an answer, and asks again', async () => {
  const terminal = scripted([
    [/legal name of/, ['', 'Fenwick Credit Union']],
    [/in a sentence/, ['Fenwick']],
    [/NMLS/, ['12-34', '1234567']],
    [/phone/, ['555', '(800) 555-0199']],
    [/address of its pages/, ['https://homeline.homeline.example', 'https://fenwick.example']],
    [/main color/, ['blue', '#3a7d44']],
    [/logo/, ['/nowhere/logo.svg', 'monogram']],
  ]);

  expect(await make({ ask: terminal.ask, say: terminal.say })).toEqual([]);

  expect(terminal.said).toEqual([
    '  is missing',
    '  homeline.homeline.example is the host of HOMELINE',
    '  is not an NMLS number',
    '  is not a phone like (800) 555-0107',
    '  is not a colour like #1f4e79',
    '  /nowhere/logo.svg: is missing',
  ]);
  expect(terminal.asked).toContain('The address of its pages [https://fenwick.example]: ');
  expect(terminal.asked).toContain('The email address for borrowers [none]: ');
  expect(JSON.parse(fileOf('brand.json'))).toMatchObject({ theme: { color: '#3a7d44' } });
});

it.each([
  ['a title of another brand', '<svg><title>Tarnmere</title></svg>', /title: is Tarnmere, and/],
  ['a script', '<svg><title>Fenwick &amp; Sons Credit Union</title><script/></svg>', /a script/],
])('FT-82 refuses a logo with %s', async (_what, drawing, words) => {
  const logo = join(folder, 'given.svg');
  writeFileSync(logo, drawing);

  await expect(make({ given: { ...required, logo } })).rejects.toThrow(words);
  expect(readdirSync(folder)).not.toContain('FENWICK');
});

it("uses a lender's own logo unchanged", async () => {
  const drawing = '<svg><title>Fenwick &amp; Sons Credit Union</title></svg>';
  const logo = join(folder, 'given.svg');
  writeFileSync(logo, drawing);

  expect(await make({ given: { ...required, logo } })).toEqual([]);
  expect(fileOf('logo.svg')).toBe(drawing);
});

it.each<[string, Partial<NewBrand>, RegExp]>([
  ['a brand that exists', { code: 'HOMELINE', given: required }, /HOMELINE exists already/],
  ['no code', { code: 'fenwick', given: required }, /fenwick is no code/],
  ['an unknown answer', { given: { ...required, nmls: '1' } }, /^nmls: no question/],
  ['a missing answer', { given: { companyName: 'Fenwick' } }, /^nmlsNumber: is missing/],
  ['a wrong answer', { given: { ...required, color: 'red' } }, /^color: is not a colour/],
  [
    'a wrong choice',
    { given: { ...required, authMode: 'sso' } },
    /^authMode: is not one of: legacy, external$/,
  ],
])('creates no brand from %s', async (_what, about, words) => {
  await expect(make(about)).rejects.toThrow(words);
  expect(readdirSync(folder)).toEqual(['HOMELINE']);
});

describe('the command', () => {
  it('takes answers from a file and from flags, which win', () => {
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify({ ...required, color: '#111111' }));

    expect(readArguments(['new', 'FENWICK', '--answers', file, '--color', '#222222'])).toEqual({
      code: 'FENWICK',
      given: { ...required, color: '#222222' },
      isAsking: false,
    });
    expect(readArguments(['new', 'FENWICK'])).toMatchObject({ given: {}, isAsking: true });
  });

  it.each([
    ['no command', ['FENWICK']],
    ['no code', ['new']],
    ['an unknown flag', ['new', 'FENWICK', '--shape', 'round']],
  ])('says how to use the command if there is %s', (_what, args) => {
    expect(() => readArguments(args)).toThrow(/Usage: npm run brand/);
  });

  it('says which file it cannot read', () => {
    expect(() => readArguments(['new', 'FENWICK', '--answers', '/nowhere.json'])).toThrow(
      "/nowhere.json: isn't a JSON file, or can't be read",
    );
  });

  it.each([
    [
      'a number',
      { ...required, nmlsNumber: 1_234_567 },
      /^nmlsNumber: isn't a text\. Put the answer in quotes/,
    ],
    ['nothing', null, /answers\.json: isn't a list of answers/],
  ])('names the key of an answer that is %s', (_what, answers, words) => {
    const file = join(folder, 'answers.json');
    writeFileSync(file, JSON.stringify(answers));

    expect(() => readArguments(['new', 'FENWICK', '--answers', file])).toThrow(words);
  });
});
