import { watchSession } from '#sagas/session/session.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { watchPageResume } from '#sagas/session/pageResume.ts';
import { identityReceived, logoutRequested } from '#store/identity/slice.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import { areaRetried, connectionChanged } from '#store/shell/slice.ts';
import { fakeGateway, json, type Sent } from '#tests/support/fakes/fakeGateway.ts';
import { fakePorts, fakeStorage } from '#tests/support/fakes/fakePorts.ts';
import { at } from '#tests/support/sagas/startChecklist.ts';
import { profile } from '#tests/support/sagas/startSession.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { IDENTITY } from '#tests/support/fixtures/uuids.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const LOGOUT = '/secure/api/v3/logout';
const BEARER = { authorization: 'Bearer of.the.cookie' };
const BEFORE = '2026-11-21T14:40:00.000Z';
const AFTER = '2026-11-21T15:10:00.000Z';
/** Half a second after the time on the page. */
const A_MOMENT_LATER = '2026-11-21T15:00:00.500Z';

const lost = () => Promise.reject(new Error('reset'));
const answered = (status: number) => () => Promise.resolve(json({ errors: [] }, status));
const hanging = ({ init }: Sent) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

/** A browser whose local storage and cookie outlive its pages, and a lender that recognizes the user by that cookie. */
function aBrowser({ isBroker = false } = {}) {
  const local = fakeStorage();
  const lender = {
    isAlive: true,
    signedInAt: BEFORE as string | null,
    logout: null as ((sent: Sent) => Promise<Response>) | null,
    readIdentity: null as ((sent: Sent) => Promise<Response>) | null,
    ended: [] as string[],
  };
  const end = (sent: Sent) => {
    lender.ended.push(sent.init.headers.get('authorization') ?? 'anonymous');
    lender.isAlive = false;
    return json({ redirect: '/goodbye' }, 200, BEARER);
  };
  const answer = async (sent: Sent) => {
    if (sent.url.endsWith(LOGOUT)) return lender.logout ? lender.logout(sent) : end(sent);
    if (sent.url.endsWith('/identity') && lender.readIdentity) return lender.readIdentity(sent);
    if (!lender.isAlive) return json({ errors: [] }, 401);
    const { signedInAt } = lender;
    if (sent.url.endsWith('/identity')) return json({ uuid: IDENTITY, signedInAt }, 200, BEARER);
    return json({ ...profile, isBroker });
  };

  /** Opens a page, as a new tab or with a bearer. */
  async function open({ bearer = null as string | null } = {}) {
    const { api, tokens, storage, sent } = fakeGateway([answer]);
    const ports = fakePorts({ api: api as never, tokens, at: at('start/hmda'), local });
    if (bearer !== null) tokens.set(bearer);
    const { store } = startSaga([watchSession, watchPageResume], { ports });
    await pass(0);
    return {
      ports,
      tokens,
      storage,
      store,
      session: () => store.getState().identity.session,
      logouts: () => sent.filter(({ url }) => url.endsWith(LOGOUT)),
      logOut: async () => {
        store.dispatch(logoutRequested());
        await pass(5_000);
      },
    };
  }

  /** Logs out without reaching the lender. */
  async function leave(how: (sent: Sent) => Promise<Response> = lost) {
    lender.logout = how;
    const { logOut } = await open();
    await logOut();
    lender.logout = null;
  }
  return { local, lender, open, leave };
}

describe('FT-29, SC-11: a log-out that did not reach the lender', () => {
  it.each([
    ['the connection was lost', lost],
    ['the service failed', answered(503)],
    ['the bearer was too old', answered(401)],
    ['no response came within five seconds', hanging],
  ])(
    'ends the cookie’s session on the next page after a log-out that failed because %s',
    async (_why, how) => {
      const { leave, open, lender } = aBrowser();
      await leave(how);

      const { session, tokens } = await open();

      expect(session()).toBe('signedOut');
      expect(lender.ended).toEqual([BEARER.authorization]);
      expect(tokens.current()).toBeNull();
    },
  );

  it('sends a lost log-out once, so a user who signs in later stays signed in', async () => {
    const { leave, open, lender, local } = aBrowser();
    await leave();
    await open();
    expect(local.read(storageKeys.logout)).toBeNull();
    lender.isAlive = true;

    const { session } = await open();

    expect(session()).toBe('signedIn');
    expect(lender.ended).toHaveLength(1);
  });

  it('shows a lost log-out on the screen while the lender is unreachable, and sends it from there', async () => {
    const { leave, open, lender } = aBrowser();
    await leave();
    lender.logout = lost;
    const { store, session } = await open();
    const toasts = () => store.getState().shell.toasts;
    expect(toasts()).toMatchObject([
      { tone: 'error', text: stoppedMessages.logout, area: 'logout' },
    ]);

    store.dispatch(areaRetried({ area: 'logout' }));
    await pass(0);
    expect(toasts()).toHaveLength(1);
    lender.logout = null;
    store.dispatch(areaRetried({ area: 'logout' }));
    await pass(0);

    expect(toasts()).toEqual([]);
    expect(lender.ended).toEqual([BEARER.authorization]);
    expect(session()).toBe('signedOut');
  });

  it('shows no lost log-out once the session ended in another way', async () => {
    const { leave, open, lender } = aBrowser();
    await leave();
    lender.logout = lost;
    const { store } = await open();
    lender.logout = null;

    store.dispatch(connectionChanged({ isOnline: true }));
    await pass(0);

    expect(lender.ended).toHaveLength(1);
    expect(store.getState().shell.toasts).toEqual([]);
  });

  it('leaves no user signed in while the lender is unreachable, and no bearer behind', async () => {
    const { leave, open, lender } = aBrowser();
    await leave();
    lender.logout = hanging;

    for (let page = 0; page < 3; page += 1) {
      const { session, storage } = await open();
      await pass(5_000);

      expect(session()).toBe('signedOut');
      expect(storage.content.size).toBe(0);
    }
  });

  it.each([
    ['29 minutes', '2026-11-21T14:31:00.000Z', 'signedOut'],
    ['31 minutes', '2026-11-21T14:29:00.000Z', 'signedIn'],
  ])(
    'counts a lost log-out for as long as a session lives: after %s',
    async (_long, at, session) => {
      const { open, lender, local } = aBrowser();
      lender.signedInAt = null;
      lender.logout = answered(404);
      local.write(storageKeys.logout, `customer ${Date.parse(at)}`);

      expect((await open()).session()).toBe(session);
    },
  );

  it('S3: signs out no user who registers while the lender is slow', async () => {
    const { leave, open, lender } = aBrowser();
    await leave();
    lender.logout = hanging;
    const { session, store, tokens } = await open();
    await pass(1_000);
    tokens.set('a.new.one');
    store.dispatch(identityReceived({ uuid: IDENTITY }));
    await pass(10_000);

    expect(session()).toBe('signedIn');
    expect(tokens.current()).toBe('a.new.one');
  });

  it('S5: sends a lost log-out when the connection is back', async () => {
    const { leave, open, lender } = aBrowser();
    await leave();
    lender.readIdentity = lost;
    const { store, session } = await open();
    await pass(31_000);
    lender.readIdentity = null;

    store.dispatch(connectionChanged({ isOnline: true }));
    await pass(0);

    expect(lender.ended).toHaveLength(1);
    expect(session()).toBe('signedOut');
  });

  it('A-69: sends a lost log-out again to the same application', async () => {
    const { leave, open } = aBrowser({ isBroker: true });
    await leave();

    const { logouts } = await open();

    expect(logouts()[0]?.url).toContain('/identity-broker/agent/');
  });

  it("doesn't end a later session from a new sign-in", async () => {
    const { leave, open, lender, local } = aBrowser();
    await leave();
    lender.signedInAt = AFTER;

    const { session, logouts } = await open();

    expect(session()).toBe('signedIn');
    expect(logouts()).toEqual([]);
    expect(local.read(storageKeys.logout)).toBeNull();
  });

  it('ends a session that started a moment before, even if the seconds of the lender’s clock say otherwise', async () => {
    const { leave, open, lender } = aBrowser();
    lender.signedInAt = A_MOMENT_LATER;
    await leave();

    expect((await open()).session()).toBe('signedOut');
    expect(lender.ended).toHaveLength(1);
  });

  it("ends the session at a lender that doesn't say when it started", async () => {
    const { leave, open, lender } = aBrowser();
    await leave();
    lender.signedInAt = null;

    expect((await open()).session()).toBe('signedOut');
  });

  it('drops a lost log-out when the session ends by itself', async () => {
    const { leave, open, lender, local } = aBrowser();
    await leave();
    lender.isAlive = false;

    const { logouts } = await open();

    expect(logouts()).toEqual([]);
    expect(local.read(storageKeys.logout)).toBeNull();
  });

  it('keeps a lost log-out pending when only this tab’s old bearer was refused', async () => {
    const { leave, open, lender } = aBrowser();
    await leave();
    lender.readIdentity = answered(401);
    await open({ bearer: 'an.old.one' });
    lender.readIdentity = null;

    const { session } = await open();

    expect(session()).toBe('signedOut');
    expect(lender.ended).toHaveLength(1);
  });

  it('FT-47: ends the session of a page that the browser restores from its cache', async () => {
    const { leave, open } = aBrowser();
    const { ports, session } = await open();
    await leave();

    ports.page.restore();
    await pass(0);

    expect(session()).toBe('signedOut');
    expect(ports.page.left).toHaveLength(1);
  });

  it.each(['nonsense', 'agent', 'customer', '{}', 'customer tomorrow', 'agent 9e99'])(
    'FT-62: rejects and removes a stored entry of %s',
    async (note) => {
      const { open, local } = aBrowser();
      local.write(storageKeys.logout, note);

      expect((await open()).session()).toBe('signedIn');
      expect(local.read(storageKeys.logout)).toBeNull();
    },
  );
});

it("FT-29: sends a log-out although the page unloads, and doesn't cancel it when it is late", async () => {
  const { open, lender } = aBrowser();
  lender.logout = hanging;
  const { logOut, logouts, ports } = await open();

  await logOut();

  expect(ports.page.left).toHaveLength(1);
  expect(logouts()[0]?.init).toMatchObject({ keepalive: true });
  expect(logouts()[0]?.init.signal?.aborted).toBe(false);
});

it('FT-29: restores no bearer from a late response to a log-out', async () => {
  const { open, lender } = aBrowser();
  let answer: (late: Response) => void = () => undefined;
  lender.logout = () => new Promise((resolve) => (answer = resolve));
  const { logOut, tokens, storage } = await open();
  await logOut();

  answer(json({ redirect: '/goodbye' }, 200, BEARER));
  await pass(0);

  expect(tokens.current()).toBeNull();
  expect(storage.content.size).toBe(0);
});

it('CALL-ID-08: leaves nothing pending after a log-out that reached the lender', async () => {
  const { open, local } = aBrowser();
  const { logOut } = await open();

  await logOut();

  expect(local.read(storageKeys.logout)).toBeNull();
});
