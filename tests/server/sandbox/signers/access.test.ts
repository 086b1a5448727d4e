import { contract } from '#sagas/api/contract/contract.ts';
import { readInvitation, requestInvitation } from '#sagas/api/contract/signer.ts';
import { readBrands } from '#server/host/brands.ts';
import { handlersOf } from '#server/sandbox/calls/calls.ts';
import { emailOf } from '#server/sandbox/data/people.ts';
import type { ParsedCall, Handler, Parts } from '#server/sandbox/http/handlers.ts';
import { signersCalls } from '#server/sandbox/lender/signers/signersCalls.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import { seed } from '#server/sandbox/seed.ts';
import { createWorld } from '#server/sandbox/world.ts';
import { themePreview } from '#src/brand/themePreview.ts';

const { organisations } = readBrands('public/brands');
const world = createWorld({
  brands: organisations,
  dataFile: ':memory:',
  speed: 1,
  passwordCost: 2,
  styleOf: () => '',
  themePreview,
});
const handlers = handlersOf(world);

beforeAll(() => seed(world));
afterAll(() => world.database.close());

const person = (name: string) => world.identities.byEmail(emailOf(name));

/** Returns the uuid of Amir's application, which Lena signs. */
const ofAmir = () =>
  world.applications.ofIdentity(person('Amir Fenwright')?.uuid ?? '')[0]?.uuid ?? '';

const calls = contract.filter(({ path }) => path.includes('{uuid}'));

/** Returns how a handler responds to a person before it checks the rest of the call. */
async function statusFor(name: string, who: string | null): Promise<number> {
  const handler: Handler | undefined = handlers.get(name);
  const call = {
    lender: world.main,
    identity: who === null ? null : person(who),
    sessionId: null,
    answerHeaders: new Headers(),
    parts: { path: { uuid: ofAmir(), documentUuid: 'none' }, query: {}, body: {} },
  } as unknown as ParsedCall<Parts>;
  try {
    await handler?.run(call, null);
    return 200;
  } catch (error) {
    return error instanceof HttpError ? error.status : 200;
  }
}

test('knows more than 90 calls about an application', () => {
  expect(calls.length).toBeGreaterThan(90);
});

const names = calls.map(({ name }) => name);

test.each(names)(
  'SC-24 refuses %s to another borrower and to a visitor in the same way',
  async (name) => {
    expect(await statusFor(name, 'Dana Marlow')).toBe(404);
    expect(await statusFor(name, null)).toBe(401);
  },
);

test.each(names.filter((name) => !signersCalls.has(name)))(
  "SC-24 refuses %s, one of the borrower's steps, to a signer of the application",
  async (name) => {
    expect(await statusFor(name, 'Lena Fenwright')).toBe(404);
  },
);

test('SC-24 lets no stranger read an application with their own link or email', () => {
  const all = jest.spyOn(world.applications, 'all');
  const run = (name: string, parts: object) => () =>
    handlers.get(name)?.run({ lender: world.main, parts } as unknown as ParsedCall<Parts>, null);
  expect(run(readInvitation.name, { path: { token: 'unknown' } })).toThrow(HttpError);
  run(requestInvitation.name, { body: { email: 'who@sign.example' } })();
  expect(all).not.toHaveBeenCalled();
});

test('rejects every call to a signer whose request has ended', async () => {
  world.applications.change(ofAmir(), (known) => ({
    ...known,
    signers: known.signers.map((signer) => ({ ...signer, state: 'CANCELLED' as const })),
  }));
  for (const { name } of calls)
    expect([name, await statusFor(name, 'Lena Fenwright')]).toEqual([name, 404]);
});
