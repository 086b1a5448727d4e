import { openedAddress } from '#src/boot/openedAddress.ts';

const RETURN = '/account/heloc/plaid-oauth-success';

afterEach(() => history.replaceState(null, '', '/'));

const openAt = (path: string) => {
  history.replaceState(7, '', path);
  return openedAddress();
};

it('F-13: keeps the answer of a provider out of the address, gives it out once, and keeps the brand', () => {
  const query = '?session=one&public_token=secret&org=LARKHOLT';
  const { address, takePrivateQuery } = openAt(RETURN + query);

  expect(address).toEqual({ pathname: RETURN, search: '?org=LARKHOLT' });
  expect(location.search).toBe('?org=LARKHOLT');
  expect(history.state).toBe(7);
  expect([takePrivateQuery(), takePrivateQuery()]).toEqual([query, '']);
});

it.each([
  [RETURN, ''],
  ['/account/heloc/register', '?public_token=typed'],
])('keeps the address %s%s as it is', (pathname, search) => {
  const { address, takePrivateQuery } = openAt(pathname + search);

  expect(address).toEqual({ pathname, search });
  expect(location.search).toBe(search);
  expect(takePrivateQuery()).toBe('');
});
