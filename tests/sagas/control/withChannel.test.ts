import { eventChannel } from 'redux-saga';

import { withChannel } from '#sagas/control/withChannel.ts';
import { untilLogout } from '#sagas/control/untilLogout.ts';
import { call, delay, takeEvery } from '#sagas/effects.ts';
import { loggedOut } from '#store/identity/slice.ts';
import { startSaga } from '#tests/support/sagas/startSaga.ts';

/** Something outside, which knows how many listen to it. */
function anOutside() {
  const listeners = new Set<(news: string) => void>();
  const open = () =>
    eventChannel<string>((emit) => {
      listeners.add(emit);
      return () => listeners.delete(emit);
    });
  return { listeners, open, tell: (news: string) => listeners.forEach((hear) => hear(news)) };
}

const logOut = ({ dispatch }: ReturnType<typeof startSaga>['store']) => dispatch(loggedOut());

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it.each([
  ['has ended', function* () {}, undefined],
  [
    'was cancelled',
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
])('nobody listens any more to what a story heard that %s', (_how, saga, then) => {
  const { listeners, open } = anOutside();

  const { store } = startSaga(() => untilLogout(() => withChannel(open, saga)));
  then?.(store);

  expect(listeners.size).toBe(0);
});

it('listens on as long as anything that was begun there', () => {
  const { open, tell } = anOutside();
  const heard: string[] = [];
  startSaga(() =>
    withChannel(open, function* (news) {
      yield* takeEvery(news, (text) => void heard.push(text));
    }),
  );

  tell('one');
  tell('two');

  expect(heard).toEqual(['one', 'two']);
});
