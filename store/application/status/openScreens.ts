import { applicationScreenAt } from '#store/application/currentScreen.ts';
import { screenOf } from '#store/application/screens.ts';

import { destinationOf, type RoutedApplication } from './checklist.ts';
import type { ApplicationStatus } from './status.ts';

const declines = new Set(['error/decline', 'error/credit', 'error/income']);

const rowAt = (path: string) => {
  const match = applicationScreenAt(path);
  return match && screenOf(match.screen);
};

/** Whether the status leads to a screen, directly or by a neighbour. */
export function isScreenOfStatus(
  path: string,
  status: Readonly<ApplicationStatus>,
  application: Readonly<RoutedApplication>,
): boolean {
  if (status.uwDecision === 'DECLINE' && declines.has(path)) return true;
  if (path === 'signing/sign') return status.checklistStatus === 'NOTE_SIGNING';
  const from = rowAt(path)?.openWith ?? [path];
  return from.includes(destinationOf(status, application).path);
}

/** A screen that is not open shows its data and "Go to my current step", without a redirect. */
export const isScreenOpen = (...where: Parameters<typeof isScreenOfStatus>): boolean =>
  rowAt(where[0])?.isAlwaysOpen === true || isScreenOfStatus(...where);
