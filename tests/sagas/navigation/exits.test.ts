import type { SagaGenerator } from '#sagas/effects.ts';
import { leaveFor, leaveForService, loginAddress } from '#sagas/navigation/exits.ts';
import type { Ports } from '#sagas/ports.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

const REGISTER = '/account/heloc/register';

/** Returns where the browser goes. */
function leftWith(saga: (ports: Ports) => SagaGenerator<unknown>, at = REGISTER) {
  const { ports } = startSaga(saga, { ports: fakePorts({ at }) });
  return ports.page.left;
}

const leftFor = (path: string, at?: string) =>
  leftWith(function* (ports) {
    yield* leaveFor(ports, path);
  }, at);

const leaveForOneOf = (address: string) =>
  function* (ports: Ports) {
    yield* leaveForService(ports, address, '/auth/login');
  };
const leftForService = (address: string) => leftWith(leaveForOneOf(address));

it.each([
  [null, '/auth/login'],
  ['//evil.example', '/auth/login'],
  [
    `${REGISTER}?step=name&a=b`,
    '/auth/login?redirectUrl=%2Faccount%2Fheloc%2Fregister%3Fstep%3Dname%26a%3Db',
  ],
])('SC-04 returns from the login to %j through the address %s', (path, address) => {
  expect(loginAddress(path)).toBe(address);
});

it.each(['/', '/dashboard', '/auth/login?signOut=unconfirmed'])('SC-04 leaves for %s', (path) => {
  expect(leftFor(path)).toEqual([path]);
});

it.each(['', '//evil.example', 'https://evil.example/', '/A', 'javascript:alert(1)'])(
  "SC-04 doesn't leave for %j",
  (path) => {
    expect(leftFor(path)).toEqual([]);
  },
);

it.each([
  ['?org=LARKMERE', '/dashboard', '/dashboard?org=LARKMERE'],
  ['?org=LARKMERE', '/auth/login?a=b', '/auth/login?a=b&org=LARKMERE'],
  ['?org=LARKMERE', '/auth/login?', '/auth/login?org=LARKMERE'],
  ['?org=LARKMERE', '/dashboard?org=PEARMONT', '/dashboard?org=PEARMONT'],
  ['?org=LARKMERE', '/dashboard?org=PEARMONT&a=/b?c', '/dashboard?org=PEARMONT&a=/b?c'],
  ['?org=PEARMONT', '/dashboard', '/dashboard'],
  ['?step=name', '/dashboard', '/dashboard'],
])('BRAND-03 A-01 leaves from a page with %s for %s as %s', (search, to, left) => {
  expect(leftFor(to, REGISTER + search)).toEqual([left]);
});

it.each([
  ['a path', '/dashboard?a=b', '/dashboard?a=b'],
  ['the front page', '/', '/'],
  ['this origin', 'https://homeline.example/dashboard?a=b', '/dashboard?a=b'],
  [
    'the brand’s host',
    'https://larkmere.homeline.example/a?b=c#d',
    'https://larkmere.homeline.example/a?b=c#d',
  ],
  [
    'a sign-in host',
    'https://sign-in.larkmere.example/a?b=c#d',
    'https://sign-in.larkmere.example/a?b=c#d',
  ],
])('SC-04 lets a service redirect to %s', (_what, address, left) => {
  expect(leftForService(address)).toEqual([left]);
});

it.each([
  ['nothing', ''],
  ['no address', 'https://'],
  ['another host', 'https://evil.example/'],
  ['another host without a scheme', '//evil.example/'],
  ['a host that ends like the brand’s', 'https://evil-larkmere.homeline.example/'],
  ['a host that starts like the brand’s', 'https://larkmere.homeline.example.evil.example/'],
  ['the brand’s host with a dot', 'https://larkmere.homeline.example./'],
  ['the brand’s host as a user name', 'https://larkmere.homeline.example@evil.example/'],
  ['a host under a sign-in host', 'https://deep.sign-in.larkmere.example/'],
  ['the front page with a query', 'https://homeline.example/?a=b'],
  ['another host under this origin', 'https://homeline.example//evil.example'],
  ['an unsafe path of this origin', '/%2fevil.example'],
  ['plain http', 'http://sign-in.larkmere.example/'],
  ['a user name', 'https://user@sign-in.larkmere.example/'],
  ['a password', 'https://:word@sign-in.larkmere.example/'],
  ['another port', 'https://sign-in.larkmere.example:8443/'],
  ['a listed host before another', 'https://sign-in.larkmere.example.evil.example/'],
  ['a script', 'javascript:alert(1)'],
])("SC-04 ends a service's redirect to %s at the fallback", (_what, address) => {
  expect(leftForService(address)).toEqual(['/auth/login']);
});

it("SC-04 doesn't leave for another host when the brand has no separate address", () => {
  const { ports } = startSaga(leaveForOneOf('https://larkmere.homeline.example/'), {
    ports: fakePorts({ at: REGISTER }),
    organisation: anOrganisation({ baseUrl: 'nonsense' }),
  });

  expect(ports.page.left).toEqual(['/auth/login']);
});
