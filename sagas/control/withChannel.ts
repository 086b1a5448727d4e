import type { EventChannel } from 'redux-saga';

import { call, type SagaGenerator } from '#sagas/effects.ts';

/** Runs a saga on a channel, and closes the channel when the saga ends. */
export const withChannel = <Content extends NonNullable<unknown>>(
  open: () => EventChannel<Content>,
  saga: (channel: EventChannel<Content>) => SagaGenerator<void>,
) =>
  call(function* () {
    const channel = yield* call(open);
    try {
      yield* call(saga, channel);
    } finally {
      channel.close();
    }
  });
