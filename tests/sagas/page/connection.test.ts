import { watchConnection } from '#sagas/page/connection.ts';
import { fakePorts } from '#tests/support/fakes/fakePorts.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

function open(isOnline = true) {
  const ports = fakePorts();
  ports.page.goOnline(isOnline);
  const { store, actions } = startSaga(watchConnection, { ports });
  return { ports, actions, isOnline: () => store.getState().shell.isOnline };
}

it('starts offline when the page has no connection', () => {
  expect(open(false).isOnline()).toBe(false);
});

it('FT-01: follows the connection in the store, and sends nothing', () => {
  const { ports, isOnline, actions } = open();

  ports.page.goOnline(false);
  expect(isOnline()).toBe(false);
  ports.page.goOnline(true);

  expect(isOnline()).toBe(true);
  expect(actions).toHaveLength(2);
  expect(ports.api.calls).toEqual([]);
});
