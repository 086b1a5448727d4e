import type { ScreenId } from '#store/shell/screens.ts';
import { screenTitles } from '#store/application/screenTitles.ts';

import { afterPatience } from './checklist.ts';
import type { ApplicationStatus } from './status.ts';
import { statusText } from './statusTexts.ts';

const retryScreens: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'errorTimeout',
  'reviewDatatree',
  'reviewSigndocs',
]);

/** Screens on which "Check again" runs the routing, and not a read alone. */
export const isRetryScreen = (screen: ScreenId): boolean => retryScreens.has(screen);

const waitingScreens: ReadonlySet<ScreenId> = new Set<ScreenId>([
  ...retryScreens,
  'reviewUnderwriting',
  'reviewNoCredit',
]);

/** Screens on which the status is read again by itself (F-06): those that show the status card. */
export const isHoldScreen = (screen: ScreenId): boolean =>
  waitingScreens.has(screen) || Object.hasOwn(screenTitles, screen);

/**
 * Whether an application stands where it stood: everything that decides where to go is the same. Patience with a
 * status that waits ran out before the screen in hand, so that one wait leads where another does (POLL-04).
 */
export const isSameStanding = (
  one: Readonly<ApplicationStatus>,
  other: Readonly<ApplicationStatus>,
): boolean =>
  afterPatience(one).checklistStatus === afterPatience(other).checklistStatus &&
  one.uwDecision === other.uwDecision &&
  one.waitingOnFloodCert === other.waitingOnFloodCert &&
  one.bpo === other.bpo &&
  one.manualNotary === other.manualNotary &&
  one.primaryParticipantAcceptComplete === other.primaryParticipantAcceptComplete;

const sentenceOf = (status: Readonly<ApplicationStatus>) => statusText(status, { lender: '' }).what;

/** Whether what the lender says brings the borrower another screen, or other words on the status card. */
export const isNews = (
  before: Readonly<ApplicationStatus> | null,
  now: Readonly<ApplicationStatus> | null,
): boolean =>
  before === null ||
  now === null ||
  !isSameStanding(before, now) ||
  sentenceOf(before) !== sentenceOf(now);

/** From `complete` the end is not followed by itself: the person reads it first, then presses (F-06). */
export const isEndToBeRead = (
  screen: ScreenId,
  { checklistStatus }: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>,
): boolean => screen === 'complete' && checklistStatus === 'COMPLETE';
