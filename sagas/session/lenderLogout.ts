import { throwBug } from '#sagas/api/apiError.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { endSession } from '#sagas/api/contract/session.ts';
import { readIdentity } from '#sagas/api/contract/identity.ts';
import { call, delay, put, race, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { storageKeys } from '#sagas/page/storageKeys.ts';
import { selectSignedInAt } from '#store/identity/selectors.ts';
import { stoppedMessages } from '#store/shell/areas.ts';
import { selectToasts } from '#store/shell/selectors.ts';
import { toastDismissed, toastShown } from '#store/shell/slice.ts';
import { retrying, type RetryPolicy } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';

/** A session lives this long after the last call (F-09). */
export const LIFE_MS = 30 * 60_000;

/** chosen: a person who logs out does not wait longer for the service's word. */
const LOGOUT_MS = 5_000;

/**
 * Ends a bearer's session at the lender; answers where to go then. A log-out that was not confirmed stays noted, for
 * whatever page of this browser is opened next (FT-29).
 */
export function* endAtLender(
  ports: Ports,
  kind: string,
  bearer: string | null,
): SagaGenerator<string | null> {
  try {
    const { answer } = yield* race({
      answer: send(ports, endSession, { path: { kind } }, bearer === null ? {} : { bearer }),
      late: delay(LOGOUT_MS),
    });
    if (!answer) return null;
    ports.local.remove(storageKeys.logout);
    return answer.redirect;
  } catch (error) {
    throwBug(error);
    return null;
  }
}

/**
 * Notes a log-out of which the lender has not heard yet, and when it was. The lender's clock is known to the second, and
 * later than it spoke: by it, who logs out soon after a sign-in would have done so before. So it was then at the earliest.
 */
export function* noteLogout(ports: Ports, kind: string): SagaGenerator<void> {
  const signedInAt = Date.parse((yield* select(selectSignedInAt)) ?? '') || 0;
  const at = Math.max(ports.clock.now(), signedInAt);
  yield* call(() => ports.local.write(storageKeys.logout, `${kind} ${at}`));
}

/** Says that a log-out is not confirmed, with a way to try again. */
function* tellUnconfirmed() {
  yield* put(toastShown({ tone: 'error', text: stoppedMessages.logout, area: 'logout' }));
}

function* withdrawUnconfirmed() {
  const toasts = yield* select(selectToasts);
  for (const { id, area } of toasts) if (area === 'logout') yield* put(toastDismissed({ id }));
}

/**
 * Who the lender says is here; null where that is somebody who logged out, and the lender had not heard it: their
 * session lives on in the sign-in page's cookie, so it is ended before anybody is believed (FT-29). A session that
 * began after they logged out is a sign-in, and so is one that theirs cannot have outlived.
 */
export function* requestIdentity(
  ports: Ports,
  policy: RetryPolicy,
): SagaGenerator<AnswerOf<typeof readIdentity> | null> {
  const found = yield* retrying(policy, () => send(ports, readIdentity, {}));
  const noted = ports.local.read(storageKeys.logout) ?? '';
  const [, kind, at] = /^(agent|customer) (.+)/.exec(noted) ?? [];
  // Within that time on either side, for clocks differ; any other moment was poisoned (FT-62).
  const isRecent = Math.abs(ports.clock.now() - Number(at)) <= LIFE_MS;
  if (!isRecent) ports.local.remove(storageKeys.logout);
  const isLater = Date.parse(found.signedInAt ?? '') > Number(at);
  if (kind === undefined || !isRecent || isLater) return found;
  const bearer = ports.tokens.current();
  ports.tokens.clear();
  const redirect = yield* call(endAtLender, ports, kind, bearer);
  yield* call(redirect === null ? tellUnconfirmed : withdrawUnconfirmed);
  return null;
}
