import { redactedSearch } from '#store/navigation/knownSearch.ts';
import { redactedAddress, redactedPath } from '#store/navigation/place.ts';

const UUID = '6f9619ff-8b86-4d01-b42d-00c04fc964ff';

it.each([
  ['the first screen', '/account/heloc/register-v2', '/account/heloc/register-v2'],
  [
    'a step',
    '/account/heloc/register-v2/annual-income',
    '/account/heloc/register-v2/annual-income',
  ],
  [
    'a screen of an application',
    `/account/heloc/${UUID}/start/hmda`,
    `/account/heloc/${UUID}/start/hmda`,
  ],
  [
    'an id in capitals',
    `/account/heloc/${UUID.toUpperCase()}/liens`,
    `/account/heloc/${UUID.toUpperCase()}/liens`,
  ],
  ['a name in the address', '/account/heloc/dana', '/account/heloc/xxxxxxxx'],
  ['somewhere else', '/dana/sample', '/xxxxxxxx/xxxxxxxx'],
  ['the root', '/', '/'],
])('tells %s as far as it is known', (_what, path, redacted) => {
  expect(redactedPath(path)).toBe(redacted);
  expect(redactedPath(redacted)).toBe(redacted);
});

it.each([`dana${UUID}`, `${UUID}dana`, `${UUID}.dana`])(
  'SC-14 tells of %s, which only contains an id, nothing but the shape',
  (text) => {
    expect(redactedPath(`/account/heloc/${text}`)).toMatch(/^\/account\/heloc\/x+$/);
    expect(redactedSearch(`?document=${text}`)).toBe('');
  },
);

it('tells the first twelve parts of a path', () => {
  expect(redactedPath('/register'.repeat(20))).toBe('/register'.repeat(11));
});

it('of a query tells what decides about the screen, and never a nonce or a campaign', () => {
  expect(redactedSearch('?utm_source=dana&step=name&externalStateNonce=n0nce&who=dana')).toBe(
    '?step=name',
  );
  expect(redactedSearch('?step=dana')).toBe('');
});

it.each([
  ...['income', 'assets', 'winback', 'summary', 'valuation'].map((from) => `?from=${from}`),
  ...['SELECT', 'FINAL', 'REVIEW', 'DECLINE', 'INELIGIBLE', 'ASSET_DEPLETION'].map(
    (decision) => `?uwDecision=${decision}`,
  ),
  '?from=registration&uwDecision=INITIAL',
  `?document=${UUID}`,
  '?prescreen=true',
])('tells %s, which this application writes itself', (search) => {
  expect(redactedSearch(search)).toBe(search);
});

it.each(['from', 'uwDecision', 'document', 'prescreen', 'step'])(
  'SC-14 tells of %s no word that was put into the address',
  (name) => {
    for (const value of ['Quillonette', 'dana_sample', '219-09-9999', 'a'.repeat(40)])
      expect(redactedSearch(`?${name}=${value}`)).toBe('');
  },
);

it.each([
  ['/account/heloc/register?step=name&who=dana#dana', '/account/heloc/register?step=name'],
  ['/account/heloc/register#step', '/account/heloc/register'],
  ['/account/heloc/register?step=name?dana', '/account/heloc/register'],
  ['?step=name', '?step=name'],
])('tells of the whole address %s what it tells of its parts: %s', (address, redacted) => {
  expect(redactedAddress(address)).toBe(redacted);
});
