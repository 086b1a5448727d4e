import type { ApplicationScreenId } from '#store/application/core/screens.ts';

import { isDeclineNoticeScreen } from './checklist.ts';
import { isScreenOfStatus } from './openScreens.ts';
import { phaseOf } from './phases.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import type { RoutedApplication } from '#store/application/core/application.ts';
import { uncapitalized } from '#store/text/letterCase.ts';
import { statusText } from './statusTexts.ts';
import { isRetryScreen, staysOnComplete } from './waitingScreens.ts';

type Status = Readonly<ApplicationStatus>;

interface Move {
  screen: ApplicationScreenId | null;
  before: Status | null;
  now: Status;
  application: Readonly<RoutedApplication>;
}

/**
 * Returns a toast for a status that changed on its own: "Next: your notary appointment". Null if the heading already
 * says it, because the screen changed or its heading is the status.
 */
export function movedText({ screen, before, now, application }: Readonly<Move>): string | null {
  if (screen === null || isRetryScreen(screen)) return null;
  if (isDeclineNoticeScreen(now, screen))
    return statusText({ ...now, checklistStatus: 'DECLINED' }).what;
  if (!staysOnComplete(screen, now) && !isScreenOfStatus(screen, now, application)) return null;
  const phase = phaseOf(now.checklistStatus);
  const isNext = phase !== null && phase !== (before && phaseOf(before.checklistStatus));
  return isNext && now.checklistStatus !== 'COMPLETE'
    ? `Next: ${uncapitalized(phase.name)}`
    : statusText(now).what;
}
