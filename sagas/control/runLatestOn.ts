import { call, cancel, fork, take, type SagaGenerator } from '#sagas/effects.ts';
import { loggedOut } from '#store/identity/slice.ts';

type Occasions = readonly { readonly type: string }[];

/**
 * Runs a saga at once, and again on each of the occasions; a newer run ends an older one, and so does
 * logging out, that no late answer fills the emptied store (FT-30). For stories whose code comes late, when the first
 * occasion may be over.
 */
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
