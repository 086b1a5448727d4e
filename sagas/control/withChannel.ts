import type { EventChannel } from 'redux-saga';

import { call, type SagaGenerator } from '#sagas/effects.ts';

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
