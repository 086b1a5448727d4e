import { readIdentity } from '#sagas/api/contract/identity.ts';
import { createTokens } from '#sagas/api/tokens.ts';
import { TOKEN, fakeGateway, json } from '#tests/support/fakes/fakeGateway.ts';
import { fakeStorage } from '#tests/support/fakes/fakePorts.ts';

const OLD = 'old.old.old';
const NEW = 'new.new.new';
const BODY = { uuid: '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01' };
const bearing = (authorization: string, status = 200) => json(BODY, status, { authorization });

const start = () => {
  const storage = fakeStorage();
  return { storage, tokens: createTokens(storage, 'token', 'owner') };
};

it('API-08, SC-07: takes the bearer of a 200, and stores it for a reload under one key', async () => {
  const { api, tokens, storage } = fakeGateway([bearing(`Bearer ${TOKEN}`)]);

  await api.request(readIdentity, {});

  expect(tokens.current()).toBe(TOKEN);
  expect([...storage.content]).toEqual([['token', TOKEN]]);
  expect(createTokens(storage, 'token', 'owner').current()).toBe(TOKEN);
});

it.each([
  '2YotnFZFEjr1zCsicMWpAA',
  'mF_9.B5f-4.1JqM~x+/a==',
  '7d7a4f0e-5a57-4c53-9a3f-3a9d3f1f0a01',
])('API-08: takes and stores an opaque bearer as it does a JWT: %s', async (bearer) => {
  const { api, tokens, storage } = fakeGateway([bearing(`Bearer ${bearer}`)]);

  await api.request(readIdentity, {});

  expect(tokens.current()).toBe(bearer);
  expect(createTokens(storage, 'token', 'owner').current()).toBe(bearer);
});

it.each([201, 202, 401, 500])('API-08: ignores the bearer of a %d', async (status) => {
  const { api, tokens } = fakeGateway([bearing(`Bearer ${TOKEN}`, status)]);

  await api.request(readIdentity, {}).catch(() => undefined);

  expect(tokens.current()).toBeNull();
});

it.each([
  ['another scheme', `Basic ${TOKEN}`],
  ['two parts', 'Bearer a.b'],
  ['four parts', 'Bearer a.b.c.d'],
  ['characters that no token has', 'Bearer a.b.c=+/'],
  ['an empty part', 'Bearer a..c'],
  ['an empty first part', 'Bearer .b.c'],
  ['an empty last part', 'Bearer a.b.'],
  ['more than 8 KB', `Bearer a.b.${'c'.repeat(8_192)}`],
  ['a word', 'Bearer undefined'],
  ['an opaque one with a space', 'Bearer 2YotnFZFEjr1zCsic MWpAA'],
  ['an opaque one with padding inside', 'Bearer 2YotnFZF=jr1zCsicMWpAA'],
  ['a second one after it', `Bearer ${TOKEN}, Bearer ${TOKEN}`],
])('SC-08: rejects %s as a token', (_what, header) => {
  const { tokens } = start();

  expect(tokens.take(header, tokens.issue())).toBe(false);
  expect(tokens.current()).toBeNull();
});

it('FT-25: keeps a newer token when an older response arrives', () => {
  const { tokens } = start();
  const [first, second] = [tokens.issue(), tokens.issue()];

  tokens.take(`Bearer ${NEW}`, second);
  tokens.take(`Bearer ${OLD}`, first);

  expect(tokens.current()).toBe(NEW);
});

it('FT-25: lets the newest request win, not the newest response, over the wire too', async () => {
  let answerFirst: (response: Response) => void = () => undefined;
  const { api, tokens } = fakeGateway([
    () => new Promise((resolve) => (answerFirst = resolve)),
    bearing(`Bearer ${NEW}`),
  ]);
  const first = api.request(readIdentity, {});
  await api.request(readIdentity, {});

  answerFirst(bearing(`Bearer ${OLD}`));
  await first;

  expect(tokens.current()).toBe(NEW);
});

it('FT-30: restores no token from a pending response after log-out', () => {
  const { tokens, storage } = start();
  const underWay = tokens.issue();
  tokens.set(OLD);

  tokens.clear();
  tokens.take(`Bearer ${OLD}`, underWay);

  expect(tokens.current()).toBeNull();
  expect(storage.content.size).toBe(0);
});

it('FT-26: knows the owner of the token after a reload, until the token is removed', () => {
  const { tokens, storage } = start();
  tokens.set(OLD);
  tokens.setOwner(BODY.uuid);
  const reloaded = createTokens(storage, 'token', 'owner');
  expect(reloaded.owner()).toBe(BODY.uuid);

  reloaded.clear();

  expect(reloaded.owner()).toBeNull();
  expect(storage.content.size).toBe(0);
});

it('takes a new token when someone signs in after log-out', () => {
  const { tokens } = start();
  tokens.clear();

  expect(tokens.take(`Bearer ${NEW}`, tokens.issue())).toBe(true);

  expect(tokens.current()).toBe(NEW);
});

it('takes the jwt of a registration over that of a pending response (decision 10)', () => {
  const { tokens } = start();
  const underWay = tokens.issue();

  tokens.set(NEW);
  tokens.take(`Bearer ${OLD}`, underWay);

  expect(tokens.current()).toBe(NEW);
});

it('SC-08: keeps the token when a jwt is invalid', () => {
  const { tokens, storage } = start();
  tokens.set(OLD);

  tokens.set('nonsense');

  expect(tokens.current()).toBe(OLD);
  expect([...storage.content]).toEqual([['token', OLD]]);
});

it.each(['', 'nonsense', 'a.b', `a.b.${'c'.repeat(9_000)}`, '__proto__'])(
  'FT-62: rejects a tampered storage entry as a token: %.20s',
  (stored) => {
    const storage = fakeStorage();
    storage.write('token', stored);

    expect(createTokens(storage, 'token', 'owner').current()).toBeNull();
  },
);

it('FT-63: keeps the page’s token when the storage is cleared while in use', () => {
  const { tokens, storage } = start();
  tokens.set(NEW);

  storage.content.clear();

  expect(tokens.current()).toBe(NEW);
});

it('notifies listeners of a new bearer until they unsubscribe', () => {
  const { tokens } = start();
  const notify = jest.fn();
  const stop = tokens.onRenewal(notify);

  tokens.set(NEW);
  stop();
  tokens.set(OLD);

  expect(notify).toHaveBeenCalledTimes(1);
});
