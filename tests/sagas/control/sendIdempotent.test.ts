import { savePhone } from '#sagas/api/contract/account.ts';
import { sendIdempotent, withSecretKey } from '#sagas/control/sendIdempotent.ts';
import { send } from '#sagas/control/send.ts';
import { SUPPORT_SCOPE } from '#sagas/drafts/supportDraft.ts';
import { takeEvery, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { retryRequested } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { garbled, offline, refused, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const scope = SUPPORT_SCOPE;
const params = { body: { type: 'Phone', value: '6145550142' } } as const;
const onlyValue = params.body.value;

const plain = (ports: Ports) => sendIdempotent(ports, savePhone, params, { scope });
const secret = (ports: Ports) =>
  withSecretKey(ports, { scope, request: onlyValue }, (idempotencyKey) =>
    send(ports, savePhone, params, { idempotencyKey }),
  );

/** Sends a write twice, and returns the keys and the errors. */
async function sendTwice(write: (ports: Ports) => SagaGenerator<unknown>, first: unknown) {
  const api = scriptedApi({ savePhone: [first, {}] });
  const errors: unknown[] = [];
  const { store } = startSaga(
    function* (ports) {
      yield* takeEvery(retryRequested, function* () {
        try {
          yield* write(ports);
        } catch (error) {
          errors.push(error);
        }
      });
    },
    { ports: fakePorts({ api }) },
  );
  for (let turn = 0; turn < 2; turn += 1) {
    store.dispatch(retryRequested());
    await pass(0);
  }
  return { keys: api.calls.map(({ options }) => options.idempotencyKey), errors };
}

describe.each([
  { what: 'a write', write: plain },
  { what: 'a write with a secret', write: secret },
])('SC-09, FT-02: the idempotency key of $what', ({ write }) => {
  it.each([
    { after: 'an answer', first: {}, sent: 2 },
    { after: 'a refusal', first: refused(400), sent: 2 },
    { after: 'a failure of the server', first: refused(503), sent: 1 },
    { after: 'no response', first: offline(), sent: 1 },
    { after: 'an unreadable response', first: garbled('savePhone'), sent: 1 },
    { after: 'a bug', first: new TypeError('a bug'), sent: 1 },
  ])('is one of $sent when the user sends it again after $after', async ({ first, sent }) => {
    const { keys, errors } = await sendTwice(write, first);

    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(sent);
    expect(keys).not.toContain(undefined);
    expect(errors).toEqual(first instanceof Error ? [first] : []);
  });
});
