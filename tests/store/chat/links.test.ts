import { selectLinkSites, textParts } from '#store/chat/links.ts';
import { readBrands } from '#server/host/brands.ts';
import { createAppStore } from '#store/index.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const sites = ['hud.gov', 'larkmere.example'];
const linksOf = (text: string) =>
  textParts(text, sites).flatMap((part) => (part.kind === 'link' ? [part.href] : []));
const shown = (text: string) =>
  textParts(text, sites)
    .map((part) => part.text)
    .join('');

it.each([
  ['alone', 'https://hud.gov/help', ['https://hud.gov/help']],
  ['of a subdomain', 'https://www.hud.gov', ['https://www.hud.gov']],
  ['in upper case', 'HTTPS://HUD.GOV/', ['HTTPS://HUD.GOV/']],
  ['before the end of a sentence', 'See https://hud.gov/a.', ['https://hud.gov/a']],
  ['in brackets', '(https://hud.gov/a?b=c#d)', ['https://hud.gov/a?b=c#d']],
  [
    'twice',
    'https://hud.gov https://larkmere.example/x',
    ['https://hud.gov', 'https://larkmere.example/x'],
  ],
])('CHAT-14 links an address of an allowed site: %s', (_case, text, links) => {
  expect(linksOf(text)).toEqual(links);
  expect(shown(text)).toBe(text);
});

it.each([
  ['another site', 'https://evil.example/'],
  ['an allowed site as part of another', 'https://hud.gov.evil.example/'],
  ['an allowed site as an ending', 'https://notlarkmere.example/'],
  ['an allowed site as user info', 'https://hud.gov@evil.example/'],
  ['user info at an allowed site', 'https://me@hud.gov/'],
  ['a port', 'https://hud.gov:8443/'],
  ['no https', 'http://hud.gov/'],
  ['another scheme', 'javascript:alert(1)'],
  ['a backslash', 'https://evil.example\\@hud.gov/'],
  ['a Cyrillic letter', 'https://hud.g\u043Ev/'],
  ['full-width letters', 'https://hud.gov\uFF0Fevil.example/'],
  ['no scheme', 'hud.gov/help'],
  ['too long', `https://hud.gov/${'a'.repeat(3000)}`],
])('CHAT-14 FT-101 keeps this as text: %s', (_case, text) => {
  expect(linksOf(text)).toEqual([]);
  expect(shown(text)).toBe(text);
});

it.each([
  ['an override', 'https://hud.gov/\u202Egpj', 'https://hud.gov/[U+202E]gpj'],
  ['a zero-width space', 'https://hu\u200Bd.gov/', 'https://hu[U+200B]d.gov/'],
  ['a soft hyphen', 'https://hud\u00AD.gov/', 'https://hud[U+00AD].gov/'],
  ['a NUL', 'https://hud.gov/\u0000a', 'https://hud.gov/[U+0000]a'],
])("FT-101 shows hidden characters of an address, and doesn't link it: %s", (_case, text, seen) => {
  expect(linksOf(text)).toEqual([]);
  expect(shown(text)).toBe(seen);
});

it('FT-100 keeps markup and a megabyte without a space as typed', () => {
  const hostile = `<img src=x onerror=alert(1)> {{x}} [a](https://evil.example) ${'x'.repeat(1_000_000)}`;

  expect(shown(hostile)).toBe(hostile);
});

it("CHAT-14 allows the brand's own hosts and those of its partners", () => {
  const { chat } = anOrganisation();
  const store = createAppStore();
  store.dispatch(
    organisationLoaded(anOrganisation({ chat: { ...chat, linkHosts: ['partner.example'] } })),
  );

  expect(selectLinkSites(store.getState())).toEqual(
    expect.arrayContaining([
      'larkmere.homeline.example',
      'sign-in.larkmere.example',
      'larkmere.example',
      'partner.example',
    ]),
  );
});

it.each([
  [
    'HOMELINE',
    ['https://notary.cedarseal.example/join', 'https://visits.plumbline-appraisal.example/7'],
  ],
  ['LARKHOLT', ['https://visits.plumbline-appraisal.example/7']],
  ['LARKMERE', []],
])("CHAT-14 lets an agent of %s send its partners' links: %j", (code, links) => {
  const brand = readBrands('public/brands').organisations.get(code);
  const store = createAppStore();
  store.dispatch(organisationLoaded(brand ?? anOrganisation()));
  const text = `See https://notary.cedarseal.example/join and https://visits.plumbline-appraisal.example/7.`;

  const shown = textParts(text, selectLinkSites(store.getState()));
  expect(shown.flatMap((part) => (part.kind === 'link' ? [part.href] : []))).toEqual(links);
});
