import { createSelector } from 'reselect';

import { selectApplicationState } from '#store/application/core/state.ts';
import { isWaiting } from '#store/application/status/checklist.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/core/applicationStatus.ts';
import { statusText } from '#store/application/status/statusTexts.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { chainSteps, isDone } from '#store/registration/chain/chain.ts';
import { selectChain } from '#store/registration/flow.ts';

import { selectLoader, selectProcessingMessage, selectUuidInHand } from '#store/shell/selectors.ts';
import {
  indexOfPart,
  messageStatuses,
  partOfChainStep,
  reachedBy,
  type WaitPart,
} from './waitingSteps.ts';

export interface Wait {
  /** First part that may be running, by index. Earlier parts are done. -1 if unknown. */
  first: number;
  last: number;
  isRunning: boolean;
  /** Replaces the message when none of them is true. */
  headline: string | null;
  detail: string | null;
  time: string | null;
}

const UNKNOWN = { first: -1, last: -1, isRunning: false, detail: null, time: null } as const;

const spanOf = (first: WaitPart, last = first) => ({
  first: indexOfPart(first),
  last: indexOfPart(last),
});

const OFFERS_READY = statusText(withStatusDefaults({ checklistStatus: 'OFFER_SELECTION' })).what;

const PULL = withStatusDefaults({ checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS' });

/**
 * The running step of the submit chain. Our choice: the texts about account and application, which the specification
 * doesn't give.
 */
const selectChainWait = createSelector(
  [selectChain, selectIsSignedIn, selectBrandName],
  (chain, isSignedIn, lender): Wait => {
    const step = chainSteps.find((one) => !isDone(chain, one)) ?? 'startEvents';
    const hadAccount = isSignedIn && chain.accountEmail === null;
    const usual = partOfChainStep[step];
    const part = usual === 'account' && hadAccount ? 'application' : usual;
    const wait = { ...spanOf(part), isRunning: true, headline: null, time: null };
    if (part === 'account') return { ...wait, detail: 'You can use it to come back at any time.' };
    if (part === 'credit') return { ...wait, detail: statusText(PULL).what };
    const detail = `We're sending your answers to ${lender}.`;
    return { ...wait, headline: 'Starting your application', detail };
  },
);

function waitOf(status: Readonly<ApplicationStatus>): Wait {
  const { what, when: time } = statusText(status);
  const span = messageStatuses.get(status.checklistStatus);
  if (span) return { ...spanOf(...span), isRunning: true, headline: null, detail: what, time };
  const part = reachedBy.get(status.checklistStatus) ?? -1;
  return { first: part, last: part, isRunning: true, headline: what, detail: null, time };
}

const selectStatus = (state: RootState): ApplicationStatus | null => {
  const { status } = selectApplicationState(state);
  return status.status === 'ready' ? status.value : null;
};

const selectIsProcessing = (state: RootState) => selectProcessingMessage(state) !== null;

/** The sentence while a page opens. Our choice: the texts, which the specification doesn't give. */
const selectPageHeadline = (state: RootState): string => {
  if (state.shell.activities.includes('signIn')) return 'Signing you in';
  const status = selectStatus(state)?.checklistStatus ?? '';
  const { isRouting } = selectApplicationState(state);
  const areOffersReady = /^(?:REVISED_)?OFFER_SELECTION$/.test(status);
  if (areOffersReady && (selectIsProcessing(state) || !isRouting)) return OFFERS_READY;
  if (isRouting) return 'Working out your next step';
  if (selectUuidInHand(state) === null) return 'Opening your page';
  return status === '' ? 'Opening your application' : 'Opening your next step';
};

const selectStatusWait = createSelector(
  [selectStatus, selectPageHeadline],
  (status, headline): Wait => {
    if (status === null) return { ...UNKNOWN, headline };
    if (isWaiting(status)) return waitOf(status);
    const part = reachedBy.get(status.checklistStatus) ?? -1;
    return { ...UNKNOWN, first: part, last: part, headline };
  },
);

/** Returns what the user waits for: a submit step, then the lender's status, then a page. */
export const selectWaitNow = (state: RootState): Wait =>
  selectIsProcessing(state) &&
  (selectChain(state).status !== 'finished' || selectStatus(state) === null)
    ? selectChainWait(state)
    : selectStatusWait(state);

/** Counts message changes, in the modal's 30-second rhythm or the loader's. */
export const selectMessageClock = (state: RootState): number =>
  selectProcessingMessage(state) ?? selectLoader(state).message;
