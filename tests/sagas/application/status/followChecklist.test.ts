import { selectApplicationState } from '#store/application/core/state.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { backPressed, linkFollowed } from '#store/shell/slice.ts';
import { at, startChecklist } from '#tests/support/sagas/startChecklist.ts';
import { HANG } from '#tests/support/fakes/scriptedApi.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';

const WORKING = 'HARD_CREDIT_PULL';
const OFFERS = 'OFFER_SELECTION';
const QUIET_MS = 120_000;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('while the lender works (ROUTING-02, POLL-01 to POLL-04)', () => {
  it('slows down to one read in 2.5 s, and then lets the table decide where to go', async () => {
    const { finish, reads, place } = startChecklist({
      statuses: [WORKING, WORKING, WORKING, WORKING, WORKING, 'HMDA'],
      screen: 'startContact',
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

  it('FT-12, POLL-02, POLL-04: stops polling after twenty reads, and ends any other status at error/timeout', async () => {
    const { finish, reads, place } = startChecklist({ statuses: [WORKING] });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(20);
    expect(place()).toBe(at('error/timeout'));
  });

  it('POLL-03: keeps GEN_NOTE_SIGNING as it is after twenty reads', async () => {
    const { finish, reads, place } = startChecklist({ statuses: ['GEN_NOTE_SIGNING'] });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(20);
    expect(place()).toBe(at('review-app/signdocs'));
  });
});

describe('a status that is not stable (POLL-05, A-39)', () => {
  it('reads an unstable status again until two reads in a row agree', async () => {
    const { finish, reads, place } = startChecklist({
      statuses: ['HMDA', 'APP_SUBMISSION', 'IDENTITY_VERIFICATION'],
    });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(4);
    expect(place()).toBe(at('identity'));
  });

  it.each([
    { answered: 'IDENTITY_VERIFICATION', reads: 1 },
    { answered: 'LIEN_ATTESTATION', reads: 2 },
    { answered: WORKING, reads: 2 },
  ] as const)(
    'counts the status in the response to a step as a read: $answered',
    async ({ answered, reads: expected }) => {
      const { store, reads, place } = startChecklist({ statuses: ['IDENTITY_VERIFICATION'] });

      store.dispatch(routingRequested({ uuid: APPLICATION, from: 'startHmda', answered }));
      await pass(QUIET_MS);

      expect(reads()).toBe(expected);
      expect(place()).toBe(at('identity'));
    },
  );

  it('reads the application along with the status', async () => {
    const { finish, api } = startChecklist({ statuses: [HANG] });

    finish();
    await pass(0);

    expect(api.names()).toEqual(['readApplication', 'readStatus']);
  });

  it('FT-12: reads an unstable status up to ten times, and then lets the last read count', async () => {
    const { finish, reads, place } = startChecklist({
      statuses: Array.from({ length: 40 }, (_, turn) =>
        turn % 2 ? 'IDENTITY_VERIFICATION' : 'LIEN_ATTESTATION',
      ),
    });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(11);
    expect(place()).toBe(at('liens'));
  });

  it('FT-12: limits the reads of a status that returns to waiting and back', async () => {
    const { finish, reads, place } = startChecklist({
      statuses: Array.from({ length: 90 }, (_, turn) => (turn % 2 ? WORKING : OFFERS)),
    });

    finish();
    await pass(QUIET_MS);

    expect(reads()).toBeLessThanOrEqual(31);
    expect(place()).toBe(at('error/timeout'));
  });

  it('polls again after the application returns to waiting', async () => {
    const { finish, place } = startChecklist({
      statuses: ['HMDA', WORKING, WORKING, 'IDENTITY_VERIFICATION'],
    });

    finish();
    await pass(QUIET_MS);

    expect(place()).toBe(at('identity'));
  });

  it('follows a settled status at once', async () => {
    const { finish, place } = startChecklist({ statuses: ['IDENTITY_VERIFICATION'] });

    finish();
    await pass(0);

    expect(place()).toBe(at('identity'));
  });
});

describe('the destination', () => {
  it('ROUTING-03: gives the offers the previous screen and the decision', async () => {
    const { finish, place } = startChecklist({
      statuses: [{ checklistStatus: OFFERS, uwDecision: 'APPROVED' }],
      screen: 'incomeReview',
    });

    finish();
    await pass(0);

    expect(place()).toBe(`${at('product/select')}?from=income&uwDecision=APPROVED`);
  });

  it('ROUTING-04: lets a decline win over the table', async () => {
    const { finish, place } = startChecklist({
      statuses: [{ checklistStatus: OFFERS, uwDecision: 'DECLINE' }],
    });

    finish();
    await pass(0);

    expect(place()).toBe(at('error/decline'));
  });

  it('ROUTING-04: leaves the user on the disclosures, where the notice is read', async () => {
    const { finish, place, store } = startChecklist({
      statuses: [{ checklistStatus: 'DECLINED', uwDecision: null }],
      screen: 'documentDisclosures',
    });

    finish();
    await pass(0);

    expect(place()).toBe(at('document/disclosures'));
    expect(selectApplicationState(store.getState()).isRouting).toBe(false);
  });

  it('keeps a finished screen in the history for Back, but not an entry to the application', async () => {
    const finished = startChecklist({ statuses: ['IDENTITY_VERIFICATION'] });
    const entered = startChecklist({ statuses: ['IDENTITY_VERIFICATION'], screen: null });

    finished.finish();
    entered.finish();
    await pass(0);

    expect(finished.ports.history.entries).toEqual([at('start/hmda'), at('identity')]);
    expect(entered.ports.history.entries).toEqual([at('identity')]);
  });

  it('leaves for the main site when everything is over', async () => {
    const { finish, ports } = startChecklist({ statuses: ['COMPLETE'] });

    finish();
    await pass(0);

    expect(ports.page.left).toEqual(['/']);
  });

  it('records every read with its time', async () => {
    const { finish, store } = startChecklist({ statuses: [WORKING] });

    finish();
    await pass(500);

    expect(selectApplicationState(store.getState())).toMatchObject({
      isRouting: true,
      status: { status: 'ready', value: { checklistStatus: WORKING } },
      statusReadAt: '2026-11-21T15:00:00.500Z',
    });
  });
});

describe('FT-06: a user who leaves while the lender works', () => {
  it.each([
    ['by a link', () => linkFollowed({ to: at('conditions'), replace: false })],
    ['by Back', backPressed],
    ['by logging out', loggedOut],
  ])("doesn't redirect a user who left %s when the response is late", async (_how, leaving) => {
    const { finish, store, api, place } = startChecklist({ statuses: [WORKING, HANG] });
    finish();
    await pass(500);

    store.dispatch(leaving());
    const there = place();
    await pass(QUIET_MS);

    expect(place()).toBe(there);
    expect(api.calls.at(-1)?.options.signal?.aborted).toBe(true);
    expect(store.getState()).toMatchObject({
      application: { isRouting: false },
      shell: { activities: [] },
    });
  });

  it("doesn't redirect a user who left with the browser’s own Back", async () => {
    const { finish, ports, place, reads } = startChecklist({ statuses: [WORKING] });
    ports.history.entries.unshift(at('start/contact'));
    finish();
    await pass(500);

    ports.history.back();
    await pass(QUIET_MS);

    expect(place()).toBe(at('start/contact'));
    expect(reads()).toBe(2);
  });

  it('FT-11 ends the routing of the first screen when a user finishes a second one', async () => {
    const { finish, reads } = startChecklist({ statuses: [HANG, 'IDENTITY_VERIFICATION'] });

    finish();
    await pass(0);
    finish();
    await pass(QUIET_MS);

    expect(reads()).toBe(3);
  });
});

it('FT-69 S1: leaves no spinner behind after a bug, and continues on the next submit', async () => {
  const { finish, store, place } = startChecklist({
    statuses: [new TypeError('a bug'), 'HMDA'],
    screen: 'startContact',
  });

  finish();
  await pass(1_000);
  expect(selectApplicationState(store.getState())).toMatchObject({
    isRouting: false,
    routingFailure: expect.objectContaining({ kind: 'garbled' }),
  });
  finish();
  await pass(1_000);

  expect(place()).toBe(at('start/hmda'));
});
