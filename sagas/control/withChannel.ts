import type { EventChannel } from 'redux-saga';

import { call, type SagaGenerator } from '#sagas/effects.ts';

/** Runs a saga that hears of something outside the app; however it ends, nobody listens any more after it. */
export const withChannel = <Heard extends NonNullable<unknown>>(
  open: () => EventChannel<Heard>,
  saga: (heard: EventChannel<Heard>) => SagaGenerator<void>,
) =>
  call(function* () {
    const heard = yield* call(open);
    try {
      yield* call(saga, heard);
    } finally {
      heard.close();
    }
  });
