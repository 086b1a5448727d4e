import { isSafePath, readParameters, returnPath, withParameters } from '#store/shell/query.ts';

const HALF = '%ED%A0%80';

it('SC-05 each known parameter is read once, by its name, and others are not read', () => {
  expect(readParameters('?step=name&who=dana&utm_source=mail&ssn=078051120')).toEqual({
    step: 'name',
    utm_source: 'mail',
  });
});

const NAMES =
  'step org referrer referral offerCode prescreen affiliate affiliateAbVersion affiliateAppIndicator ' +
  'affiliateLiveOffers utm_source utm_medium utm_campaign utm_term utm_content teOwner teContact redirectUrl ' +
  'externalStateNonce answersStored error from uwDecision document kind record';

it.each(NAMES.split(' '))('SC-05 FT-104 the parameter %s is read', (name) => {
  expect(readParameters(`?${name}=x`)).toEqual({ [name]: 'x' });
});

it('SC-05 a value of 2,048 and a query of 16,384 characters are read, one more is not', () => {
  const longest = 'x'.repeat(2_048);
  const search = (length: number) => `?step=name&${'a'.repeat(length - 11)}`;

  expect(readParameters(`?offerCode=${longest}`)).toEqual({ offerCode: longest });
  expect(readParameters(`?offerCode=${longest}x`)).toEqual({});
  expect(readParameters(search(16_384))).toEqual({ step: 'name' });
  expect(readParameters(search(16_385))).toEqual({});
});

it('SC-05 a value, and a whole query, over the limit are passed over', () => {
  const long = 'x'.repeat(2_049);

  expect(readParameters(`?offerCode=${long}&step=name`)).toEqual({ step: 'name' });
  expect(readParameters(`?step=name&${'a'.repeat(100_000)}`)).toEqual({});
});

it('SC-05 unknown parameters stay in the URL between the steps', () => {
  expect(withParameters('?who=dana&step=name&who=lee', { step: 'birthdate' })).toBe(
    '?who=dana&step=birthdate&who=lee',
  );
});

it('SC-05 null removes a parameter', () => {
  expect(withParameters('?step=name&who=dana', { step: null })).toBe('?who=dana');
  expect(withParameters('?step=name', { step: null })).toBe('');
});

it.each([
  ['the prototype', '?__proto__=x&constructor[x]=1&prototype=2&toString=3', {}],
  ['a repeated one', '?step=name&step=password', { step: 'name' }],
  ['a list', '?step[]=name&step[0]=name', {}],
  ['a bad sequence', '?step=%E0%A4%A&offerCode=%', { step: '\uFFFD%A', offerCode: '%' }],
  ['half a character', `?offerCode=a${HALF}b`, { offerCode: 'a\uFFFD\uFFFD\uFFFDb' }],
  ['a half that was never encoded', '?offerCode=a\uD800b', { offerCode: 'a\uFFFDb' }],
  ['nothing', '', {}],
])('FT-104 of %s only what is known is read', (_what, search, read) => {
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
])('FT-103 SC-04 %s may be followed', (path) => {
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
])('FT-103 SC-04 %j may not be followed', (path) => {
  expect(isSafePath(path)).toBe(false);
});

it('FT-103 a path that was encoded twice is a path of this site and nothing else', () => {
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
])('FT-104 the way back to an address is one that another can hold (%#)', (search, kept) => {
  expect(returnPath('/account/heloc/register', search)).toBe(`/account/heloc/register${kept}`);
});

it('FT-104 a way back of 1,500 encoded characters is kept whole, a longer one is not', () => {
  const path = '/account/heloc/register';
  const left = 1_500 - encodeURIComponent(`${path}?gclid=`).length;
  const search = (length: number) => `?gclid=${'a'.repeat(length)}`;

  expect(returnPath(path, search(left))).toBe(path + search(left));
  expect(returnPath(path, search(left + 1))).toBe(path);
});
