import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import { keptWish } from '#sagas/drafts/keptWish.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { screenDraftDropped, screenTyped } from '#store/application/slice.ts';
import type { RootState } from '#store/index.ts';

/** Under which name the draft of an application has the wish in hand; no screen is called so. */
export const KEPT_PENDING_WRITE = 'wish';

/**
 * Sends what creates something. The same wish has the same key until it is settled, also after a reload: both are kept
 * with what is typed (SC-09, FT-42).
 */
export const sendWish = <Path extends string, Query, Body, Answer>(
  ports: Ports,
  endpoint: Endpoint<Path, Query, Body, Answer>,
  params: Params<Path, Query, Body>,
  /** Left out, what is sent; it never has a secret. */
  wish: object = params,
) =>
  call(function* (): SagaGenerator<Answer> {
    const { unsaved } = yield* select((state: RootState) => state.application);
    const values = keptWish(unsaved[KEPT_PENDING_WRITE] ?? {}, [endpoint.name, wish], ports.newId);
    yield* put(screenTyped({ screen: KEPT_PENDING_WRITE, values: { ...values } }));
    return yield* send(ports, endpoint, params, { idempotencyKey: values.key });
  });

/** The wish was granted: the same words are another one from here on. */
export const settleWish = () => put(screenDraftDropped({ screen: KEPT_PENDING_WRITE }));
