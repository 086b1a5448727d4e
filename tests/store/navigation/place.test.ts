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
  [
    'a link of an income',
    `/account/heloc/${UUID}/income/link/truv-payroll`,
    `/account/heloc/${UUID}/income/link/truv-payroll`,
  ],
  ['a name in the address', '/account/heloc/dana', '/account/heloc/xxxxxxxx'],
  ['another site', '/dana/sample', '/xxxxxxxx/xxxxxxxx'],
  ['the root', '/', '/'],
])('redacts the path of %s except for what is known', (_what, path, redacted) => {
  expect(redactedPath(path)).toBe(redacted);
  expect(redactedPath(redacted)).toBe(redacted);
});

it.each([`dana${UUID}`, `${UUID}dana`, `${UUID}.dana`])(
  'SC-14 keeps only the shape of %s, which merely contains an id',
  (text) => {
    expect(redactedPath(`/account/heloc/${text}`)).toMatch(/^\/account\/heloc\/x+$/);
    expect(redactedSearch(`?document=${text}`)).toBe('');
  },
);

it('keeps the first twelve parts of a path', () => {
  expect(redactedPath('/register'.repeat(20))).toBe('/register'.repeat(11));
});

it('keeps only what decides about the screen in a query, never a nonce or a campaign', () => {
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
])('keeps %s, which this application writes itself', (search) => {
  expect(redactedSearch(search)).toBe(search);
});

it.each(['from', 'uwDecision', 'document', 'prescreen', 'step'])(
  'SC-14 drops any word that was put into the parameter %s',
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
])('redacts the whole address %s as it redacts its parts: %s', (address, redacted) => {
  expect(redactedAddress(address)).toBe(redacted);
});
