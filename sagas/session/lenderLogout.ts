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
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { retrying, type RetryPolicy } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';

/** A session lasts this long after the last call (F-09). */
export const LIFE_MS = 30 * 60_000;

/** Our choice: a log-out waits up to this long for the response. */
const LOGOUT_MS = 5_000;

/** Ends a bearer's session at the lender. Returns the redirect, or null if unconfirmed (FT-29). */
export function* endAtLender(
  ports: Ports,
  kind: string,
  bearer: string | null,
): SagaGenerator<string | null> {
  const options = bearer === null ? {} : { bearer };
  const { answer } = yield* race({
    answer: nullOnFailure(() => send(ports, endSession, { path: { kind } }, options)),
    late: delay(LOGOUT_MS),
  });
  if (!answer) return null;
  ports.local.remove(storageKeys.logout);
  return answer.redirect;
}

/**
 * Stores a log-out that the lender hasn't confirmed, with its time. We know the lender's clock only to the second, so
 * the time is never earlier than the sign-in.
 */
export function* noteLogout(ports: Ports, kind: string): SagaGenerator<void> {
  const signedInAt = Date.parse((yield* select(selectSignedInAt)) ?? '') || 0;
  const at = Math.max(ports.clock.now(), signedInAt);
  yield* call(() => ports.local.write(storageKeys.logout, `${kind} ${at}`));
}

function* showUnconfirmed() {
  yield* put(toastShown({ tone: 'error', text: stoppedMessages.logout, area: 'logout' }));
}

function* hideUnconfirmed() {
  const toasts = yield* select(selectToasts);
  for (const { id, area } of toasts) if (area === 'logout') yield* put(toastDismissed({ id }));
}

/**
 * Reads the identity. Returns null for a user whose log-out didn't reach the lender. Their session is still alive in
 * the sign-in page's cookie, so we end it first (FT-29). A session that started after the log-out, or outlasts it, is a
 * new sign-in.
 */
export function* requestIdentity(
  ports: Ports,
  policy: RetryPolicy,
): SagaGenerator<AnswerOf<typeof readIdentity> | null> {
  const found = yield* retrying(policy, () => send(ports, readIdentity, {}));
  const noted = ports.local.read(storageKeys.logout) ?? '';
  const [, kind, at] = /^(agent|customer) (.+)/.exec(noted) ?? [];
  // Recent means before or after now, because clocks differ. Any other time is invalid (FT-62).
  const isRecent = Math.abs(ports.clock.now() - Number(at)) <= LIFE_MS;
  if (!isRecent) ports.local.remove(storageKeys.logout);
  const isLater = Date.parse(found.signedInAt ?? '') > Number(at);
  if (kind === undefined || !isRecent || isLater) return found;
  const bearer = ports.tokens.current();
  ports.tokens.clear();
  const redirect = yield* call(endAtLender, ports, kind, bearer);
  yield* call(redirect === null ? showUnconfirmed : hideUnconfirmed);
  return null;
}
