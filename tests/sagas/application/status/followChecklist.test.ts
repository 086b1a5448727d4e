import { loggedOut } from '#store/identity/slice.ts';
import { backPressed, linkFollowed } from '#store/shell/slice.ts';
import { at, onApplication } from '#tests/support/sagas/following.ts';
import { HANG } from '#tests/support/fakes/scriptedApi.ts';

const WORKING = 'HARD_CREDIT_PULL';
const OFFERS = 'OFFER_SELECTION';
const QUIET_MS = 120_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('while the lender works (ROUTING-02, POLL-01 to POLL-04)', () => {
  it('waits longer each time, 2.5 s at most, and then goes where the table says', async () => {
    const { finish, reads, place } = onApplication({
      statuses: [WORKING, WORKING, WORKING, WORKING, WORKING, 'HMDA'],
      screen: 'start/contact',
    });

    finish();
    const seen = [];
    for (const pause of [0, 500, 1_000, 2_000, 2_500, 2_499]) {
      await pass(pause);
      seen.push(reads());
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 5]);
    expect(place()).toBe(at('start/contact'));
    await pass(1);

    expect(place()).toBe(at('start/hmda'));
  });

  it.each([WORKING, 'GEN_NOTE_SIGNING', 'SOFT_CREDIT_PULL_IN_PROGRESS', 'NEW_THING_PROCESSING'])(
    'A-38: %s is waited for',
    async (status) => {
      const { finish, reads } = onApplication({ statuses: [status] });

      finish();
      await pass(500);

      expect(reads()).toBe(2);
    },
  );

  it.each(['NAV_BPO_PROCESSING', 'NAV_RESI_EVAL_PROCESSING', 'SOMETHING_ELSE'])(
    'A-38: %s is not',
    async (status) => {
      const { finish, reads } = onApplication({ statuses: [status] });

      finish();
      await pass(QUIET_MS);

      expect(reads()).toBe(2);
    },
  );

  it('FT-12, POLL-02, POLL-04: twenty reads, and any other status ends at error/timeout', async () => {
    const { finish, reads, place } = onApplication({ statuses: [WORKING] });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(20);
    expect(place()).toBe(at('error/timeout'));
  });

  it('POLL-03: GEN_NOTE_SIGNING stays what it is after twenty reads', async () => {
    const { finish, reads, place } = onApplication({ statuses: ['GEN_NOTE_SIGNING'] });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(20);
    expect(place()).toBe(at('review-app/signdocs'));
  });
});

describe('a status that is not stable (POLL-05, A-39)', () => {
  it('is read again until two reads in a row agree', async () => {
    const { finish, reads, place } = onApplication({
      statuses: ['HMDA', 'APP_SUBMISSION', 'IDENTITY_VERIFICATION'],
    });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(4);
    expect(place()).toBe(at('identity'));
  });

  it('FT-12: ten times at most, then the last is taken', async () => {
    const { finish, reads, place } = onApplication({
      statuses: Array.from({ length: 40 }, (_, turn) =>
        turn % 2 ? 'IDENTITY_VERIFICATION' : 'LIEN_ATTESTATION',
      ),
    });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(11);
    expect(place()).toBe(at('liens'));
  });

  it('FT-12: one that goes back to waiting and forth again has no more reads than that', async () => {
    const { finish, reads, place } = onApplication({
      statuses: Array.from({ length: 90 }, (_, turn) => (turn % 2 ? WORKING : OFFERS)),
    });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBeLessThanOrEqual(31);
    expect(place()).toBe(at('error/timeout'));
  });

  it('one that went back to waiting is waited for', async () => {
    const { finish, place } = onApplication({
      statuses: ['HMDA', WORKING, WORKING, 'IDENTITY_VERIFICATION'],
    });

    finish();
    await pass(QUIET_MS);

    expect(place()).toBe(at('identity'));
  });

  it('a settled one is followed at once', async () => {
    const { finish, place } = onApplication({ statuses: ['IDENTITY_VERIFICATION'] });

    finish();
    await pass(0);

    expect(place()).toBe(at('identity'));
  });
});

describe('where to go', () => {
  it('ROUTING-03: the offers hear where the person came from, and the decision', async () => {
    const { finish, place } = onApplication({
      statuses: [{ checklistStatus: OFFERS, uwDecision: 'APPROVE' }],
      screen: 'income/review',
    });

    finish();
    await pass(0);

    expect(place()).toBe(`${at('product/select')}?from=income&uwDecision=APPROVE`);
  });

  it('ROUTING-04: a decline goes before the table', async () => {
    const { finish, place } = onApplication({
      statuses: [{ checklistStatus: OFFERS, uwDecision: 'DECLINE' }],
    });

    finish();
    await pass(0);

    expect(place()).toBe(at('error/decline'));
  });

  it.each([
    { checklistStatus: 'IDENTITY_VERIFICATION', uwDecision: 'DECLINE' },
    { checklistStatus: 'DECLINED', uwDecision: null },
  ])('ROUTING-04: %p pulls nobody away from the disclosures', async (status) => {
    const { finish, place, store } = onApplication({
      statuses: [status],
      screen: 'document/disclosures',
    });

    finish();
    await pass(0);

    expect(place()).toBe(at('document/disclosures'));
    expect(store.getState().application.isFollowing).toBe(false);
  });

  it('Back after a finished screen leads to that screen; an entry leaves no such step behind', async () => {
    const walked = onApplication({ statuses: ['IDENTITY_VERIFICATION'] });
    const entered = onApplication({ statuses: ['IDENTITY_VERIFICATION'], screen: '' });

    walked.finish();
    entered.finish();
    await pass(0);

    expect(walked.ports.history.entries).toEqual([at('start/hmda'), at('identity')]);
    expect(entered.ports.history.entries).toEqual([at('identity')]);
  });

  it.each(['COMPLETE', 'CANCELLED'])('%s leaves for the main site', async (status) => {
    const { finish, ports } = onApplication({ statuses: [status] });

    finish();
    await pass(0);

    expect(ports.page.left).toEqual(['/']);
  });

  it('every read is a fact, with its time', async () => {
    const { finish, store } = onApplication({ statuses: [WORKING] });

    finish();
    await pass(500);

    expect(store.getState().application).toMatchObject({
      isFollowing: true,
      status: { status: 'ready', value: { checklistStatus: WORKING } },
      statusReadAt: '2026-11-21T15:00:00.500Z',
    });
  });
});

describe('FT-06: a person who leaves while the lender works', () => {
  it.each([
    ['by a link', () => linkFollowed({ to: at('conditions'), replace: false })],
    ['by Back', backPressed],
    ['by logging out', loggedOut],
  ])('%s is moved by no late answer', async (_how, leaving) => {
    const { finish, store, api, place } = onApplication({ statuses: [WORKING, HANG] });
    finish();
    await pass(500);

    store.dispatch(leaving());
    const there = place();
    await pass(QUIET_MS);

    expect(place()).toBe(there);
    expect(api.calls.at(-1)?.options.signal?.aborted).toBe(true);
    expect(store.getState()).toMatchObject({
      application: { isFollowing: false },
      shell: { activities: [] },
    });
  });

  it('by the browser’s own Back neither', async () => {
    const { finish, ports, place, reads } = onApplication({ statuses: [WORKING] });
    ports.history.entries.unshift(at('start/contact'));
    finish();
    await pass(500);

    ports.history.back();
    await pass(QUIET_MS);

    expect(place()).toBe(at('start/contact'));
    expect(reads()).toBe(2);
  });

  it('a second finished screen replaces the first (FT-11)', async () => {
    const { finish, reads } = onApplication({ statuses: [HANG, 'IDENTITY_VERIFICATION'] });

    finish();
    await pass(0);
    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(3);
  });
});

it('FT-69 S1: a bug leaves nobody under a spinner, and the next press goes on', async () => {
  const { finish, store, place } = onApplication({
    statuses: [new TypeError('a bug'), 'HMDA'],
    screen: 'start/contact',
  });

  finish();
  await pass(1_000);
  expect(store.getState().application).toMatchObject({
    isFollowing: false,
    routingFailure: expect.objectContaining({ kind: 'garbled' }),
  });
  finish();
  await pass(1_000);

  expect(place()).toBe(at('start/hmda'));
});
