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
import { offline, type ScriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startApplicationScreen } from '#tests/support/sagas/startApplicationScreen.ts';

const declined = aStatus('DECLINED', { uwDecision: 'DECLINE' });
const reviewed = aStatus('UNDERWRITING_REVIEW', { uwDecision: 'REVIEW' });
const reconsideration = reconsiderationRequested({
  reason: 'FACTS_WRONG',
  message: 'Please look again.',
});

const start = (script: Record<string, readonly unknown[]>, at = 'error/decline') =>
  startApplicationScreen(watchDecisions, { at, status: declined, script });

beforeEach(() => jest.useFakeTimers());

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
    'another look',
    'askForReconsideration',
    'error/decline',
    reconsideration,
    { reference: 'HR-100' },
  ],
] as const)(
  'SC-09 FT-42 keeps the key of %s after a reload, until the lender answers',
  async (_what, name, at, intent, answer) => {
    const keysOf = (api: ScriptedApi) =>
      api.calls.filter((call) => call.name === name).map(({ options }) => options.idempotencyKey);
    const before = start({ [name]: [offline()] }, at);
    before.store.dispatch(intent);
    await jest.advanceTimersByTimeAsync(0);
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
      after.store.dispatch(intent);
      await jest.advanceTimersByTimeAsync(0);
    }

    expect(keysOf(after.api)).toEqual([...keysOf(before.api), 'a new key']);
  },
);

it('FT-69 S1: leaves no spinner behind after a bug, and tries again at the next press', async () => {
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
  const { store, place } = start({
    askForReconsideration: [{ reference: 'HR-100' }],
    readStatus: [offline()],
  });

  store.dispatch(reconsideration);
  await jest.advanceTimersByTimeAsync(0);

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
  const { store, sent, actionsOf } = start({ withdrawApplication: [aStatus('CANCELLED')] });

  store.dispatch(withdrawalConfirmed({ reason: 'TERMS' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(actionsOf(modalOpened)).toEqual([modalOpened({ id: 'applicationCancelled' })]);
  expect(actionsOf(routingRequested)).toEqual([]);
  store.dispatch(modalClosed({ id: 'applicationCancelled' }));

  expect(sent('withdrawApplication')).toEqual({ reason: 'TERMS' });
  expect(actionsOf(routingRequested)).toMatchObject([{ payload: { uuid: UUID } }]);
});

it("doesn't redirect a user who left while the end of the application was shown", async () => {
  const { store, actionsOf } = start({ withdrawApplication: [aStatus('CANCELLED')] });
  store.dispatch(withdrawalConfirmed({ reason: null }));
  await jest.advanceTimersByTimeAsync(0);

  store.dispatch(locationChanged({ pathname: '/account/heloc/register', search: '' }));
  store.dispatch(modalClosed({ id: 'applicationCancelled' }));

  expect(actionsOf(routingRequested)).toEqual([]);
});
