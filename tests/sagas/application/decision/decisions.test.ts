import { watchDecisions } from '#sagas/application/decision/decisions.ts';
import { parseApplicationDraft, STORED_WRITES } from '#sagas/drafts/applicationSchema.ts';
import {
  applyAgainDaySaved,
  reconsiderationRequested,
  reviewNoteSubmitted,
  withdrawalConfirmed,
} from '#store/application/decision/actions.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { pendingWritesRestored } from '#store/pendingWrites/slice.ts';
import { screenTyped, routingRequested } from '#store/application/core/slice.ts';
import { locationChanged, modalClosed, modalOpened } from '#store/shell/slice.ts';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';
import { offline, refused, type ScriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';
import { watchCredit } from '#sagas/application/credit/credit.ts';
import { creditIdentificationSubmitted } from '#store/application/credit/actions.ts';

const declined = aStatus('DECLINED', { uwDecision: 'DECLINE' });

const reviewed = aStatus('UNDERWRITING_REVIEW', { uwDecision: 'REVIEW' });

const reconsideration = reconsiderationRequested({
  reason: 'FACTS_WRONG',
  message: 'Please look again.',
});

const start = (script: Record<string, readonly unknown[]>, at = 'error/decline') =>
  startApplicationScreen(watchDecisions, { at, status: declined, script });

it('saves the day to apply again as an all-day calendar event', () => {
  const { store, ports } = start({});

  store.dispatch(applyAgainDaySaved({ day: '2027-11-16' }));

  const [file] = ports.page.saved;
  expect(file?.name).toBe('apply-again.ics');
  expect(file?.text).toContain('DTSTART;VALUE=DATE:20271116\r\n');
  expect(file?.text).toContain('SUMMARY:You can apply again with Larkmere\r\n');
  expect(file?.text).toContain('URL:https://homeline.example/account/heloc/register\r\n');
});

it.each([
  [
    'a note',
    'addReviewNote',
    'review-app/uw',
    reviewNoteSubmitted({ message: 'The roof is new.' }),
    { reference: 'HR-101' },
  ],
  [
    'a reconsideration',
    'askForReconsideration',
    'error/decline',
    reconsideration,
    { reference: 'HR-100' },
  ],
] as const)(
  'SC-09 FT-42 keeps the key of %s after a reload, until the lender responds',
  async (_what, name, at, intent, answer) => {
    const keysOf = (api: ScriptedApi) =>
      api.calls.filter((call) => call.name === name).map(({ options }) => options.idempotencyKey);
    const before = start({ [name]: [offline()] }, at);
    await before.run(intent);
    const pendingWrites = before.store.getState().application?.pendingWrites;
    const application = selectApplicationState(before.store.getState());
    const stored = parseApplicationDraft(
      JSON.stringify({ ...application.unsaved, [STORED_WRITES]: pendingWrites }),
    );

    const after = startApplicationScreen(watchDecisions, {
      at,
      status: declined,
      script: { [name]: [answer], readStatus: [reviewed] },
      before: [pendingWritesRestored(stored?.pendingWrites ?? {})],
    });
    jest.spyOn(after.ports, 'newId').mockReturnValue('a new key');
    for (const _press of ['granted', 'another one']) {
      await after.run(intent);
    }

    expect(keysOf(after.api)).toEqual([...keysOf(before.api), 'a new key']);
  },
);

it('FT-69 S1: leaves no spinner behind after a bug, and tries again on the next submit', async () => {
  const { store, place } = start({
    askForReconsideration: [new TypeError('a bug'), { reference: 'HR-100' }],
    readStatus: [reviewed],
  });
  const step = () => selectApplicationState(store.getState()).step.status;

  store.dispatch(reconsideration);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(step()).toBe('failed');
  store.dispatch(reconsideration);
  await jest.advanceTimersByTimeAsync(0);

  expect(place()).toBe('review-app/uw');
});

it("leads to the review even when its status can't be read", async () => {
  const { run, place } = start({
    askForReconsideration: [{ reference: 'HR-100' }],
    readStatus: [offline()],
  });

  await run(reconsideration);

  expect(place()).toBe('review-app/uw');
});

it.each([
  [
    'S2 FT-06 text that is typed while a note is being sent stays unsaved',
    ['A note, and more.'],
    true,
  ],
  ['F-09 a note that was sent is no longer unsaved', [], false],
])('decides what stays unsaved after a note: %s', async (_says, typedSince, stays) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { store } = start({ addReviewNote: [promise] }, 'review-app/uw');
  const type = (message: string) =>
    void store.dispatch(screenTyped({ screen: 'reviewUnderwriting', values: { message } }));

  type('A note');
  store.dispatch(reviewNoteSubmitted({ message: 'A note' }));
  for (const message of typedSince) type(message);
  resolve({ reference: 'HR-101' });
  await jest.advanceTimersByTimeAsync(0);

  const { unsaved, step } = selectApplicationState(store.getState());
  expect(step).toEqual({ status: 'sent', step: 'reviewNote' });
  expect('reviewUnderwriting' in unsaved).toBe(stays);
});

it('says that the application is withdrawn before the checklist decides where to go', async () => {
  const { store, run, sent, actionsOf } = start({ withdrawApplication: [aStatus('CANCELLED')] });

  await run(withdrawalConfirmed({ reason: 'TERMS' }));
  expect(actionsOf(modalOpened)).toEqual([modalOpened({ id: 'applicationCancelled' })]);
  expect(actionsOf(routingRequested)).toEqual([]);
  store.dispatch(modalClosed({ id: 'applicationCancelled' }));

  expect(sent('withdrawApplication')).toEqual({ reason: 'TERMS' });
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
});

it("doesn't redirect a user who left while the end of the application was shown", async () => {
  const { store, run, actionsOf } = start({ withdrawApplication: [aStatus('CANCELLED')] });
  await run(withdrawalConfirmed({ reason: null }));

  store.dispatch(locationChanged({ pathname: '/account/heloc/register', search: '' }));
  store.dispatch(modalClosed({ id: 'applicationCancelled' }));

  expect(actionsOf(routingRequested)).toEqual([]);
});

const pulling = aStatus('SOFT_CREDIT_PULL_IN_PROGRESS');

const startIdentification = (answers: readonly unknown[]) => {
  const started = startApplicationScreen(watchCredit, {
    at: 'credit/social',
    status: aStatus('CREDIT_NO_MATCH'),
    script: { identifyForCredit: answers },
  });
  const press = async (ssn: string, formerLastName: string | null = null) => {
    const ssnHandle = started.ports.vault.deposit(ssn);
    started.store.dispatch(
      creditIdentificationSubmitted({ ssnHandle, formerLastName, previousAddress: null }),
    );
    await jest.advanceTimersByTimeAsync(0);
  };
  const keys = () => started.api.calls.map(({ options }) => options.idempotencyKey);
  return { ...started, press, keys };
};

const reused = refused(422, 'Used.', { code: 'IDEMPOTENCY_KEY_REUSED' });

it('FT-02 S3 SC-09: reuses the idempotency key on the next submit after a lost response', async () => {
  const { press, keys } = startIdentification([offline(), pulling, pulling]);

  await press('219-09-0001');
  await press('219-09-0001');
  await press('219-09-0001');

  const [first, again, next] = keys();
  expect(first).toEqual(expect.any(String));
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('FT-02 SC-09: treats a corrected number after a lost response as a new attempt, without another submit', async () => {
  const { press, keys, actionsOf, sent } = startIdentification([offline(), reused, pulling]);

  await press('219-09-0001');
  await press('219-09-9999');

  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(sent('identifyForCredit')).toMatchObject({ ssn: '219099999' });
  expect(actionsOf(routingRequested)).toHaveLength(1);
});

it('SC-09: treats a former name added after a lost response as a new attempt', async () => {
  const { press, keys } = startIdentification([offline(), pulling]);

  await press('219-09-0001');
  await press('219-09-0001', 'Tolland');

  expect(new Set(keys()).size).toBe(2);
});
