import { savePhone } from '#sagas/api/contract/account.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { READ_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { takeEvery } from '#sagas/effects.ts';
import { watchFlags } from '#sagas/flags/loadFlags.ts';
import type { RootSaga } from '#sagas/root.ts';
import { watchTelemetry } from '#sagas/telemetry/telemetry.ts';
import { watchWaits } from '#sagas/page/waits.ts';
import { selectWait } from '#store/shell/selectors.ts';
import { retryRequested, toastDismissed } from '#store/shell/slice.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { refused, scriptedApi } from '#tests/support/fakes/scriptedApi.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import { pass } from '#tests/support/sagas/fakeTime.ts';

const tooOften = (retryAfterMs: number) => refused(429, 'Slow down.', { retryAfterMs });
/** Writes on one action, and reads on another. */
const presses: RootSaga = function* presses(ports) {
  yield* takeEvery(retryRequested, function* () {
    try {
      yield* send(ports, savePhone, { body: { type: 'Phone', value: '6145550142' } });
    } catch {
      // The form shows the failure.
    }
  });
  yield* takeEvery(toastDismissed, function* () {
    yield* retrying(READ_RETRY, () => send(ports, readIdentity, {}));
  });
};

function start(waitMs: number) {
  const api = scriptedApi({
    savePhone: [tooOften(waitMs), {}],
    readIdentity: [tooOften(waitMs), { uuid: '5b1f4c9a-0d7e-4b55-8f3e-2f9a8c7d6e01' }],
  });
  const { store } = startSaga([watchWaits, presses], { ports: fakePorts({ api }) });
  return {
    names: () => api.names(),
    write: () => void store.dispatch(retryRequested()),
    read: () => void store.dispatch(toastDismissed({ id: 'x' })),
    wait: () => selectWait(store.getState()),
  };
}

describe('FT-05: the wait that a lender asks for', () => {
  it.each([
    [60_000, 'You can try again in about a minute.'],
    [30_000, 'You can try again in about 30 seconds.'],
    [1_200, 'You can try again in about 10 seconds.'],
  ])(
    'shows a wait of %d ms before a write in plain words until it is over',
    async (waitMs, text) => {
      const { write, wait } = start(waitMs);
      expect(wait()).toBeNull();

      write();
      await pass(waitMs - 1);
      expect(wait()).toBe(text);
      await pass(1);

      expect(wait()).toBeNull();
    },
  );

  it('blocks no form when telemetry or the flags have to wait', async () => {
    const api = scriptedApi({
      startTelemetrySession: [tooOften(60_000)],
      readFeatures: [tooOften(60_000)],
      savePhone: [tooOften(3_000)],
    });
    const { store } = startSaga([watchWaits, watchTelemetry, watchFlags, presses], {
      ports: fakePorts({ api }),
    });

    store.dispatch(retryRequested());
    await pass(0);
    expect(selectWait(store.getState())).toBe('You can try again in about 10 seconds.');
    await pass(3_000);

    expect(new Set(api.names())).toEqual(
      new Set(['startTelemetrySession', 'readFeatures', 'savePhone']),
    );
    expect(selectWait(store.getState())).toBeNull();
  });

  it("doesn't repeat a write by itself", async () => {
    const { write, names } = start(1_000);

    write();
    await pass(600_000);
    expect(names()).toEqual(['savePhone']);
    write();

    expect(names()).toEqual(['savePhone', 'savePhone']);
  });

  it('delays a read, which is then repeated without blocking a button', async () => {
    const { read, names, wait } = start(20_000);

    read();
    await pass(19_999);
    expect(names()).toEqual(['readIdentity']);
    expect(wait()).toBeNull();
    await pass(1);

    expect(names()).toEqual(['readIdentity', 'readIdentity']);
  });
});
