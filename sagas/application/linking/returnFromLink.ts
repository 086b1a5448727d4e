import { applicationPath } from '#store/shell/screens.ts';
import { deniesSession, failureOf } from '#sagas/api/apiError.ts';
import { completeBankLink, completeIncomeLink } from '#sagas/api/contract/linking.ts';
import { retrying, type RetryPolicy } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { call, put, type SagaGenerator } from '#sagas/effects.ts';
import { leaveFor, MAIN_SITE } from '#sagas/navigation/exits.ts';
import type { Ports } from '#sagas/ports.ts';
import { linkEndText, type LinkEnd, linkScreenPath } from '#store/application/linking/linkTexts.ts';
import { isLinkResult, type LinkResult } from '#store/application/linking/linkTypes.ts';
import { linkEnded } from '#store/application/linking/slice.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { isRefusedForGood } from '#store/remote.ts';

import { redirected, toastShown } from '#store/shell/slice.ts';

import { noteArrival } from './lostLink.ts';
import { dropStoredLink, readStoredLink, type StoredLink } from './storedLink.ts';

type Outcome = Pick<LinkEnd, 'result' | 'institution' | 'message'>;

/** Retries after a lost response, because the lender completes a link session only once. */
const RETRY: RetryPolicy = { attempts: 3, firstPauseMs: 500, isRead: false };

/** Reads the provider's response from the query. The token stays a local value of this saga. */
function readQuery(query: string) {
  const parameters = new URLSearchParams(query);
  const name = parameters.get('institution');
  const error = parameters.get('error');
  return {
    session: parameters.get('session'),
    token: parameters.get('public_token'),
    error: isLinkResult(error) && error !== 'SUCCESS' ? error : ('ERROR' satisfies LinkResult),
    institution: name !== null && /^[\p{L}\p{N} .,&'-]{1,60}$/u.test(name) ? name : null,
  };
}

/** Gives the token to the lender. Returns whether the lender has what it needs. */
function* redeem(ports: Ports, { uuid, session: id, link }: StoredLink, publicToken: string) {
  const path = { uuid, id };
  if (link === 'bank') {
    const accounts = yield* send(ports, completeBankLink, { path, body: { publicToken } });
    return accounts.length > 0;
  }
  const body = { publicToken, result: 'SUCCESS' as const };
  return (yield* send(ports, completeIncomeLink, { path, body })).state === 'CONNECTED';
}

function* complete(ports: Ports, stored: StoredLink, query: string): SagaGenerator<Outcome | null> {
  const { session, token, error, institution } = readQuery(query);
  const ended = (result: LinkResult, message: string | null = null): Outcome => ({
    result,
    institution,
    message,
  });
  if (query === '' && stored.hasReturned)
    return { result: 'LOST', institution: null, message: null };
  // If the query belongs to another session, we don't show its name or send its token.
  if (session !== stored.session) return { result: 'ERROR', institution: null, message: null };
  if (token === null) return ended(error);
  try {
    const isConnected = yield* retrying(RETRY, () => call(redeem, ports, stored, token));
    return ended(isConnected ? 'SUCCESS' : 'NO_DATA');
  } catch (problem) {
    const failure = failureOf(problem, 'link');
    // After signing in, the user returns to the link's screen, which says that the link was lost.
    if (deniesSession(failure)) return null;
    return isRefusedForGood(failure) ? ended('REFUSED', failureMessages(failure)) : ended('ERROR');
  }
}

/** plaid-oauth-success: completes the link and goes to its screen (ROUTE-REG-14, C-24). */
export function* returnFromLink(ports: Ports): SagaGenerator<void> {
  const query = ports.takePrivateQuery();
  const stored = readStoredLink(ports);
  if (stored === null) {
    yield* leaveFor(ports, MAIN_SITE.dashboard);
    return;
  }
  const { uuid, link, returnTo } = stored;
  yield* call(noteArrival, ports);
  const outcome = yield* call(complete, ports, stored, query);
  if (outcome === null) return;
  yield* call(dropStoredLink, ports);
  const isDone = outcome.result === 'SUCCESS';
  const end: LinkEnd = { link, screen: isDone ? returnTo : stored.screen, ...outcome };
  yield* put(linkEnded(end));
  if (isDone && returnTo === 'incomeReview')
    yield* put(toastShown({ tone: 'success', text: linkEndText(end) }));
  yield* put(redirected({ to: applicationPath(uuid, linkScreenPath(end)), replace: true })); // Must be last, because it ends this saga.
}
