import { runLatestOn } from '#sagas/control/runLatestOn.ts';
import { delay } from '#sagas/effects.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { retryRequested, toastDismissed } from '#store/shell/slice.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import '#tests/support/sagas/fakeTime.ts';

const occasion = retryRequested();
const other = toastDismissed({ id: 'x' });

it.each([
  { what: 'at once', actions: [], started: 1, running: 1 },
  { what: 'after each occasion', actions: [occasion, occasion], started: 3, running: 1 },
  { what: 'after no other action', actions: [other], started: 1, running: 1 },
  { what: 'until log-out', actions: [loggedOut(), other], started: 1, running: 0 },
  { what: 'after log-out', actions: [loggedOut(), occasion], started: 2, running: 1 },
])('FT-30: runs a saga $what, one at a time', ({ actions, started, running }) => {
  const count = { started: 0, running: 0 };
  const { store } = startSaga(function* () {
    yield* runLatestOn([retryRequested], function* () {
      count.started += 1;
      count.running += 1;
      try {
        yield* delay(1_000_000);
      } finally {
        count.running -= 1;
      }
    });
  });

  for (const action of actions) store.dispatch(action);

  expect(count).toEqual({ started, running });
});
