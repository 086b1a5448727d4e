import { savePhone } from '#sagas/api/contract/account.ts';
import { send } from '#sagas/control/send.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { loggedOut, sessionEnded } from '#store/identity/slice.ts';
import { waitRequested } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { garbled, HANG, offline, refused, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

/** Sends a write until log-out. */
async function sendOnce(answer: unknown) {
  const api = scriptedApi({ savePhone: [answer] });
  const { store, actions } = startSaga(
    function* (ports) {
      yield* untilLogout(function* () {
        yield* send(ports, savePhone, { body: { type: 'Phone', value: '6145550142' } });
      });
    },
    { ports: fakePorts({ api }) },
  );
  await pass(0);
  return { store, actions, isAborted: () => api.calls[0]?.options.signal?.aborted };
}

const wait = waitRequested({ call: 'savePhone', ms: 20_000 });

it.each([
  { failure: 'a 429', answer: refused(429, '', { retryAfterMs: 20_000 }), reports: [wait] },
  {
    failure: 'a rejected session',
    answer: refused(401, '', { endsSession: true }),
    reports: [sessionEnded()],
  },
  { failure: 'a 401 of the call itself', answer: refused(401), reports: [] },
  { failure: 'an unreadable response', answer: garbled('savePhone'), reports: [] },
  { failure: 'no response', answer: offline(), reports: [] },
  {
    failure: 'a bug',
    answer: Object.assign(new TypeError('a bug'), { endsSession: true }),
    reports: [],
  },
])(
  'FT-05, FT-20, FT-22: reports what the app has to know after $failure',
  async ({ answer, reports }) => {
    const { actions } = await sendOnce(answer);

    expect(actions).toEqual(reports);
  },
);

it('FT-06: aborts a pending request at log-out', async () => {
  const { store, isAborted } = await sendOnce(HANG);
  expect(isAborted()).toBe(false);

  store.dispatch(loggedOut());

  expect(isAborted()).toBe(true);
});
