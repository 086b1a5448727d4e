import { call, cancel, fork, take, type SagaGenerator } from '#sagas/effects.ts';
import { loggedOut } from '#store/identity/slice.ts';

type Occasions = readonly { readonly type: string }[];

/** Runs a saga at once and after each of these actions. A newer run and a log-out cancel it (FT-30). */
export const runLatestOn = (occasions: Occasions, saga: () => SagaGenerator<void>) =>
  call(function* (): SagaGenerator<never> {
    const types = occasions.map(({ type }) => type);
    for (;;) {
      const running = yield* fork(saga);
      const occasion = yield* take([...types, loggedOut.type]);
      yield* cancel(running);
      if (loggedOut.match(occasion)) yield* take(types);
    }
  });
