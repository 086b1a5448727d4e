import { screenOf, type ApplicationScreenId } from '#store/application/core/screens.ts';

import { isSameRouting } from './checklist.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import { statusText } from './statusTexts.ts';

/** Whether "Refresh" runs the routing. */
export const isRetryScreen = (screen: ApplicationScreenId): boolean =>
  screenOf(screen).waits === 'retry';

/** Whether the screen shows the status card and polls the status (F-06). */
export const isWaitingScreen = (screen: ApplicationScreenId): boolean =>
  screenOf(screen).waits !== undefined;

const sentenceOf = (status: Readonly<ApplicationStatus>) => statusText(status).what;

/** Whether the screen or the text of the status card changes. */
export const hasStatusChanged = (
  before: Readonly<ApplicationStatus> | null,
  now: Readonly<ApplicationStatus> | null,
): boolean =>
  before === null ||
  now === null ||
  !isSameRouting(before, now) ||
  sentenceOf(before) !== sentenceOf(now);

/**
 * Whether the line opened while another screen was visible. The final screen is shown before the main site
 * (STATUS-65).
 */
export const isEndUnseen = (
  screen: ApplicationScreenId,
  { checklistStatus }: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>,
): boolean => screen !== 'complete' && checklistStatus === 'COMPLETE';

/** Whether the borrower stays on `complete`. Only a button leaves it (F-06). */
export const staysOnComplete = (
  screen: ApplicationScreenId,
  { checklistStatus }: Readonly<Pick<ApplicationStatus, 'checklistStatus'>>,
): boolean => screen === 'complete' && checklistStatus === 'COMPLETE';
