import { eventChannel } from 'redux-saga';

import { withChannel } from '#sagas/control/withChannel.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { call, delay, takeEvery } from '#sagas/effects.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';
import '#tests/support/sagas/fakeTime.ts';

function aSource() {
  const listeners = new Set<(news: string) => void>();
  const open = () =>
    eventChannel<string>((emit) => {
      listeners.add(emit);
      return () => listeners.delete(emit);
    });
  return {
    listeners,
    open,
    emit: (news: string) => listeners.forEach((listener) => listener(news)),
  };
}

const logOut = ({ dispatch }: ReturnType<typeof startSaga>['store']) => dispatch(loggedOut());

it.each([
  ['has ended', function* () {}, undefined],
  [
    'was canceled',
    function* () {
      yield* delay(1_000_000);
    },
    logOut,
  ],
  [
    'threw',
    function* () {
      yield* call(() => {
        throw new TypeError('a bug');
      });
    },
    undefined,
  ],
])('stops listening to the channel after its saga %s', (_how, saga, then) => {
  const { listeners, open } = aSource();

  const { store } = startSaga(() => untilLogout(() => withChannel(open, saga)));
  then?.(store);

  expect(listeners.size).toBe(0);
});

it('keeps the channel open as long as a forked task runs', () => {
  const { open, emit } = aSource();
  const received: string[] = [];
  startSaga(() =>
    withChannel(open, function* (news) {
      yield* takeEvery(news, (text) => void received.push(text));
    }),
  );

  emit('one');
  emit('two');

  expect(received).toEqual(['one', 'two']);
});
