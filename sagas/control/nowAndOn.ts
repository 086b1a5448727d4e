import { call, cancel, fork, take, type SagaGenerator } from '#sagas/effects.ts';

type Occasions = readonly { readonly type: string }[];

/**
 * Runs a saga at once, and again on each of the occasions; a newer run ends an older one. For stories whose code
 * comes late, when the first occasion may be over.
 */
export const nowAndOn = (occasions: Occasions, saga: () => SagaGenerator<void>) =>
  call(function* (): SagaGenerator<never> {
    const types = occasions.map(({ type }) => type);
    for (;;) {
      const running = yield* fork(saga);
      yield* take(types);
      yield* cancel(running);
    }
  });
