import { isSafePath, readParameters, returnPath, withParameters } from '#store/shell/query.ts';

const HALF = '%ED%A0%80';

it('SC-05 reads each known parameter once by its name, and no others', () => {
  expect(readParameters('?step=name&who=dana&utm_source=mail&ssn=078051120')).toEqual({
    step: 'name',
    utm_source: 'mail',
  });
});

const NAMES =
  'step org referrer referral offerCode prescreen affiliate affiliateAbVersion affiliateAppIndicator ' +
  'affiliateLiveOffers utm_source utm_medium utm_campaign utm_term utm_content teOwner teContact redirectUrl ' +
  'externalStateNonce answersStored error from uwDecision document kind record';

it.each(NAMES.split(' '))('SC-05 FT-104 reads the parameter %s', (name) => {
  expect(readParameters(`?${name}=x`)).toEqual({ [name]: 'x' });
});

it('SC-05 reads a value of 2,048 and a query of 16,384 characters, but no longer ones', () => {
  const longest = 'x'.repeat(2_048);
  const search = (length: number) => `?step=name&${'a'.repeat(length - 11)}`;

  expect(readParameters(`?offerCode=${longest}`)).toEqual({ offerCode: longest });
  expect(readParameters(`?offerCode=${longest}x`)).toEqual({});
  expect(readParameters(search(16_384))).toEqual({ step: 'name' });
  expect(readParameters(search(16_385))).toEqual({});
});

it('SC-05 skips a value or a whole query over the limit', () => {
  const long = 'x'.repeat(2_049);

  expect(readParameters(`?offerCode=${long}&step=name`)).toEqual({ step: 'name' });
  expect(readParameters(`?step=name&${'a'.repeat(100_000)}`)).toEqual({});
});

it('SC-05 keeps unknown parameters in the URL between the steps', () => {
  expect(withParameters('?who=dana&step=name&who=lee', { step: 'birthdate' })).toBe(
    '?who=dana&step=birthdate&who=lee',
  );
});

it('SC-05 removes a parameter that is null', () => {
  expect(withParameters('?step=name&who=dana', { step: null })).toBe('?who=dana');
  expect(withParameters('?step=name', { step: null })).toBe('');
});

it.each([
  ['the prototype', '?__proto__=x&constructor[x]=1&prototype=2&toString=3', {}],
  ['a repeated one', '?step=name&step=password', { step: 'name' }],
  ['a list', '?step[]=name&step[0]=name', {}],
  ['a bad sequence', '?step=%E0%A4%A&offerCode=%', { step: '\uFFFD%A', offerCode: '%' }],
  ['half a surrogate pair', `?offerCode=a${HALF}b`, { offerCode: 'a\uFFFD\uFFFD\uFFFDb' }],
  ['an unencoded half of a surrogate pair', '?offerCode=a\uD800b', { offerCode: 'a\uFFFDb' }],
  ['nothing', '', {}],
])('FT-104 reads only what is known from %s', (_what, search, read) => {
  const parameters = readParameters(search);

  expect(parameters).toEqual(read);
  expect(Object.getPrototypeOf(parameters)).toBe(Object.prototype);
});

it.each([
  '/dashboard',
  '/account/heloc/register?step=name',
  '/a',
  '/a/b/../c',
  '/a?x=//y',
  `/${'a'.repeat(2_047)}`,
])('FT-103 SC-04 allows %s to be followed', (path) => {
  expect(isSafePath(path)).toBe(true);
});

it.each([
  undefined,
  '',
  '/',
  '//evil.example',
  '/\\evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/a/.%2E/%2e%2e//evil.example',
  '/%2fevil.example',
  '/A',
  '/a/..',
  '/a/../B',
  '/a/../B/c',
  '/1',
  'a/b',
  'javascript:alert(1)',
  'https://evil.example/',
  '/a\t/b',
  '/a\n//evil.example',
  '/a\\..\\\\evil.example',
  '/a//evil.example',
  `/${'a'.repeat(2_048)}`,
])("FT-103 SC-04 doesn't allow %j to be followed", (path) => {
  expect(isSafePath(path)).toBe(false);
});

it('FT-103 treats a path that was encoded twice as a path of this site only', () => {
  const path = '/a/%252e%252e%252f%252fevil.example';

  expect(new URL(path, 'https://homeline.example').pathname).toBe(path);
  expect(isSafePath(path)).toBe(true);
});

it.each([
  ['?step=name&gclid=abc', '?step=name&gclid=abc'],
  [`?step=name&gclid=${'a'.repeat(2_100)}`, '?step=name'],
  [`?step=name&gclid=${'é'.repeat(400)}`, '?step=name'],
  [`?step=name&offerCode=${'a'.repeat(2_000)}`, ''],
  [`?step=name&${'a'.repeat(100_000)}`, ''],
])('FT-104 returns a way back that another address can hold (%#)', (search, kept) => {
  expect(returnPath('/account/heloc/register', search)).toBe(`/account/heloc/register${kept}`);
});

it('FT-104 keeps a way back of 1,500 encoded characters whole, but no longer one', () => {
  const path = '/account/heloc/register';
  const left = 1_500 - encodeURIComponent(`${path}?gclid=`).length;
  const search = (length: number) => `?gclid=${'a'.repeat(length)}`;

  expect(returnPath(path, search(left))).toBe(path + search(left));
  expect(returnPath(path, search(left + 1))).toBe(path);
});
