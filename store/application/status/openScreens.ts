import { destinationOf, type RoutedApplication } from './checklist.ts';
import type { ApplicationStatus } from './status.ts';

/** Screens without a status are open with the screens that lead to them (screens.md 4, A-82). */
const neighbours: readonly (readonly [start: string, from: readonly string[]])[] = [
  ['product/select/confirm', ['product/select']],
  ['error/credit', ['error/decline']],
  ['error/income', ['error/decline']],
  ['review-app/datatree', ['error/timeout']],
  ['review-app/incorrect-pin', ['liens']],
  ['review-app/incorrect-ownership', ['liens']],
  ['income/link/', ['income/review']],
  ['income/pointserv-callback', ['income/review']],
  ['income/upload', ['income/review']],
  ['bank/manual-disburse', ['bank/disburse']],
  ['bank/confirm', ['bank/disburse']],
  ['notary/schedule-manual', ['notary/intro', 'notary/reserve-manual']],
  ['notary/session', ['notary/intro']],
  ['notary/error', ['notary/intro']],
];

/** Open in every status. */
const alwaysOpen = ['review-app/', 'signing/support', 'conditions', 'document/', 'bpo/waiting'];

const declines = new Set(['error/decline', 'error/credit', 'error/income']);

/** Whether the status leads to a screen, directly or by a neighbour. */
export function isScreenOfStatus(
  path: string,
  status: Readonly<ApplicationStatus>,
  application: Readonly<RoutedApplication>,
): boolean {
  if (status.uwDecision === 'DECLINE' && declines.has(path)) return true;
  if (path === 'signing/sign') return status.checklistStatus === 'NOTE_SIGNING';
  const current = destinationOf(status, application).path;
  const from = neighbours.find(([start]) => path.startsWith(start))?.[1] ?? [path];
  return from.includes(current);
}

/** A screen that is not open shows its data and "Go to my current step", without a redirect. */
export const isScreenOpen = (...where: Parameters<typeof isScreenOfStatus>): boolean =>
  alwaysOpen.some((start) => where[0].startsWith(start)) || isScreenOfStatus(...where);
