import type { Task } from 'redux-saga';

import { ApiError, throwBug } from '#sagas/api/apiError.ts';
import { SOON_RETRY } from '#sagas/control/retrying.ts';
import { untilSessionIsKnown } from '#sagas/navigation/until.ts';
import { call, join, put, race, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { loadIdentity } from '#sagas/session/loadIdentity.ts';
import { selectIsSignedIn, selectHasIdentityFailed } from '#store/identity/selectors.ts';
import { selectSwitches } from '#store/org/selectors.ts';
import { isDone, links, type Link } from '#store/registration/chain/chain.ts';
import { chainFailed, linkDone } from '#store/registration/chain/slice.ts';
import { selectChain } from '#store/registration/selectors.ts';
import { selectDraft } from '#store/registration/flow.ts';
import { eventHappened, toastShown } from '#store/shell/slice.ts';

import { canStart } from './canStart.ts';
import { create, linkReplay } from './createApplication.ts';
import { register } from './identity.ts';
import { Broken } from './interruptions.ts';
import { saveName, savePhoneNumber } from './saveProfile.ts';
import { saveConsents } from './smsConsents.ts';
import { checkWaitlist } from './waitlist.ts';

const isConflict = (error: unknown) => error instanceof ApiError && error.status === 409;

/** chosen: nothing of the contract changes it, and who does not know cannot log in again (S4). */
const ACCOUNT_KEEPS_EMAIL =
  'Your account has the e-mail address that you gave first. Log in with that one.';

/** One press of the last button. */
export interface Run {
  readonly passwordHandle: string | null;
  /** The user goes on to a sign-in page though the browser does not keep the answers. */
  readonly acceptsLoss: boolean;
  /** Something of this chain was done before this press. */
  readonly isResumed: boolean;
}

/** What each link does. One that answers `false` ended the chain: a modal says why, or the browser left. */
const stepHandlers: Readonly<
  Record<Link, (ports: Ports, run: Run) => SagaGenerator<boolean | void>>
> = {
  waitlist: (ports) => checkWaitlist(ports),
  *register(ports, { passwordHandle, acceptsLoss }) {
    const hadAccount = ports.tokens.owner() !== null;
    if (yield* select(selectIsSignedIn)) return true;
    // An answer that was none told nobody who has the account.
    if (hadAccount || (yield* select(selectHasIdentityFailed))) {
      yield* call(loadIdentity, ports, SOON_RETRY);
      if (yield* select(selectIsSignedIn)) return true;
    }
    const { authMode } = yield* select(selectSwitches);
    const isUnreached = yield* select(selectHasIdentityFailed);
    // Who may be back from the sign-in page already is not sent there again (S5), and whoever has an account makes none
    // (S3).
    if (ports.tokens.owner() !== null || (authMode === 'external' && isUnreached)) {
      yield* put(chainFailed({ link: 'register', failure: { kind: 'offline' } }));
      return false;
    }
    if (hadAccount) return false;
    return yield* call(register, ports, passwordHandle, acceptsLoss);
  },
  *savePhone(ports) {
    const { accountEmail } = yield* select(selectChain);
    const { email } = yield* select(selectDraft);
    if (accountEmail !== null && accountEmail !== email)
      yield* put(toastShown({ tone: 'info', text: ACCOUNT_KEEPS_EMAIL }));
    yield* call(savePhoneNumber, ports);
  },
  canStart: (ports) => canStart(ports),
  *create(ports, run) {
    try {
      yield* call(create, ports, run.isResumed);
      return true;
    } catch (error) {
      // Another tab was quicker: the modal that says so leads to its application (FT-46, MODAL-ACTIVE-1).
      if (!isConflict(error) || (yield* call(() => tellLink('canStart', ports, run)))) throw error;
      return false;
    }
  },
  *saveName(ports) {
    try {
      yield* call(saveName, ports);
    } catch (error) {
      throwBug(error);
    }
  },
  smsConsents: (ports) => saveConsents(ports),
  *startEvents(ports) {
    yield* call(linkReplay, ports);
    yield* put(eventHappened({ event: 'helocStarted' }));
    yield* put(eventHappened({ event: 'appStarted' }));
  },
};

function* tellLink(link: Link, ports: Ports, run: Run): SagaGenerator<boolean> {
  try {
    return (yield* call(stepHandlers[link], ports, run)) !== false;
  } catch (error) {
    throw error instanceof Broken ? error : new Broken(link, error);
  }
}

/**
 * A person who goes back takes the link in hand back with them, since each can be asked again (FT-06); but an
 * account that is being made is waited for: nothing else has its password, or would hear its bearer.
 */
function* tellUnlessLeft(
  link: Link,
  ports: Ports,
  run: Run,
  leaving: Task,
): SagaGenerator<boolean> {
  const { authMode } = yield* select(selectSwitches);
  if (link === 'register' && authMode === 'legacy') return yield* call(tellLink, link, ports, run);
  const { goesOn } = yield* race({ goesOn: call(tellLink, link, ports, run), left: join(leaving) });
  return goesOn ?? false;
}

/** Goes through the links that are not done; the one it stopped at, or null after the last. */
export function* runSubmitChain(
  ports: Ports,
  run: Run,
  leaving: Task,
): SagaGenerator<{ stoppedAt: Link } | null> {
  for (const link of links) {
    if (isDone(yield* select(selectChain), link)) continue;
    // Nobody makes an account for somebody who has one (S3).
    if (link === 'register') yield* race([call(untilSessionIsKnown), join(leaving)]);
    if (!leaving.isRunning()) return { stoppedAt: link };
    if (!(yield* call(tellUnlessLeft, link, ports, run, leaving))) return { stoppedAt: link };
    yield* put(linkDone({ link }));
  }
  return null;
}
