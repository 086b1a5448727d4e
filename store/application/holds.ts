import type { ScreenId } from '#store/shell/screens.ts';

import { screenTitles } from './screenTitles.ts';
import type { ApplicationStatus } from './status.ts';

const waitingScreens: ReadonlySet<ScreenId> = new Set<ScreenId>([
  'errorTimeout',
  'reviewDatatree',
  'reviewSigndocs',
  'reviewUnderwriting',
  'reviewNoCredit',
]);

/** Screens on which the status is read again by itself (F-06): those that show the status card. */
export const isHoldScreen = (screen: ScreenId): boolean =>
  waitingScreens.has(screen) || Object.hasOwn(screenTitles, screen);

/** Whether an application stands where it stood: everything that decides where to go is the same. */
export const isSameStanding = (
  one: Readonly<ApplicationStatus>,
  other: Readonly<ApplicationStatus>,
): boolean =>
  one.checklistStatus === other.checklistStatus &&
  one.uwDecision === other.uwDecision &&
  one.waitingOnFloodCert === other.waitingOnFloodCert &&
  one.bpo === other.bpo &&
  one.manualNotary === other.manualNotary &&
  one.primaryParticipantAcceptComplete === other.primaryParticipantAcceptComplete;

/** From `complete` the end is not followed by itself: the person reads it first, then presses (F-06). */
export const isEndToBeRead = (
  screen: ScreenId,
  { checklistStatus }: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>,
): boolean => screen === 'complete' && checklistStatus === 'COMPLETE';
