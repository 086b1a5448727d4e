import { screenOf, type ApplicationScreenId } from '#store/application/core/screens.ts';

import { destinationOf } from './checklist.ts';
import type { RoutedApplication } from '#store/application/core/application.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';

const declines = new Set<ApplicationScreenId>(['errorDecline', 'errorCredit', 'errorIncome']);

/** Whether the status leads to a screen, directly or through a neighbor. False for an address without a screen. */
export function isScreenOfStatus(
  screen: ApplicationScreenId | null,
  status: Readonly<ApplicationStatus>,
  application: Readonly<RoutedApplication>,
): boolean {
  if (screen === null) return false;
  if (status.uwDecision === 'DECLINE' && declines.has(screen)) return true;
  if (screen === 'signingSign') return status.checklistStatus === 'NOTE_SIGNING';
  const destination = destinationOf(status, application);
  const from = screenOf(screen).openWith ?? [screen];
  return destination.kind === 'screen' && from.includes(destination.screen);
}

/** A screen that is not open shows its data and "Continue my application", without a redirect. */
export const isScreenOpen = (...where: Parameters<typeof isScreenOfStatus>): boolean =>
  (where[0] !== null && screenOf(where[0]).isAlwaysOpen === true) || isScreenOfStatus(...where);
