import type { RecordedCall } from '#server/sandbox/http/callLog.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
export const aUuid = expect.stringMatching(`^${UUID}$`) as string;
export const aTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;

const links = {
  joinWaitlist: 'POST /service-wait-list/api/v1/home-equity-loan-plus',
  register: 'POST /identity/api/v1/registration/register',
  registerWithBroker: 'POST /identity-broker/customer/api/v3/register',
  verifyIdentity: 'GET /identity/secure/api/v1_1/identity',
  savePhone: 'PUT /identity/secure/api/v1/identity/alias',
  readAbilityToStart:
    'GET /service-search/api/v1/profiles/actions/verify-ability-to-start-application',
  readApplications: 'GET /service-application/api/v1/application/heloc/all',
  createApplication: 'POST /service-application/api/v3/application/helocs',
  saveName: 'PUT /service-profile/api/v1/profile/name',
  saveSmsConsents: 'POST /service-comms-prefs/secure/api/v1/consent/user',
} as const;

export type Link = keyof typeof links;

const linkOf = ({ method, path }: RecordedCall) =>
  (Object.keys(links) as Link[]).find((link) => links[link] === `${method} ${path}`);

/** Returns the calls of the submit chain, sorted by name, because some are sent side by side (decision 135). */
export const chainOf = (calls: readonly RecordedCall[]) =>
  calls.flatMap((call) => linkOf(call) ?? []).toSorted();

/** Returns the only call of a link. */
export function callOf(calls: readonly RecordedCall[], link: Link): RecordedCall {
  const found = calls.filter((call) => linkOf(call) === link);
  expect(found).toHaveLength(1);
  return found[0] as RecordedCall;
}

/** Returns how often an address was called with any method. */
export const timesCalled = (calls: readonly RecordedCall[], path: RegExp) =>
  calls.filter((call) => path.test(call.path)).length;

/** The public storage of the banners gets no such headers (CALL-BANNER-1). */
const isToLender = ({ path }: RecordedCall) => !path.startsWith('/banners/');

/** Expects that every call to the lender says where it comes from and for whom (API-01, API-02). */
export function expectSender(calls: readonly RecordedCall[], origin: string, org: string): void {
  const senders = calls
    .filter(isToLender)
    .map(({ headers }) => [headers['x-with-origin'], headers['x-org']]);
  expect(new Set(senders.map(String))).toEqual(new Set([`${origin},${org}`]));
}

/**
 * Expects a bearer on the calls that need one, and a different idempotency key on every call that has one (API-04,
 * SC-09).
 */
export function expectSigned(calls: readonly RecordedCall[], withoutBearer: readonly Link[]): void {
  const chain = calls.filter((call) => linkOf(call) !== undefined);
  const unsigned = chain.filter(({ headers }) => !headers['authorization']?.startsWith('Bearer '));
  expect(unsigned.map(linkOf)).toEqual(withoutBearer);
}

const creating: readonly (Link | undefined)[] = [
  'joinWaitlist',
  'register',
  'registerWithBroker',
  'createApplication',
  'saveSmsConsents',
];

export function expectKeys(calls: readonly RecordedCall[]): void {
  const keyOf = ({ headers }: RecordedCall) => headers['idempotency-key'];
  const keys = calls.filter((call) => creating.includes(linkOf(call))).map(keyOf);
  expect(keys).toEqual(keys.map(() => aUuid));
  expect(new Set(keys).size).toBe(keys.length);
  const others = calls.filter((call) => !creating.includes(linkOf(call)));
  expect(others.map(keyOf).filter(Boolean)).toEqual([]);
}
