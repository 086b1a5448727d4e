import { destinationOf, type RoutedApplication } from './checklist.ts';
import type { ApplicationStatus } from './status.ts';

/** Screens without a status of their own are open with the screen they are reached from (screens.md 4, A-82). */
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

/** Open whatever the status is. */
const alwaysOpen = ['review-app/', 'signing/support', 'conditions', 'document/', 'bpo/waiting'];

const declines = new Set(['error/decline', 'error/credit', 'error/income']);

/** Whether a screen is one that the status leads to, or is reached from there. */
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

/**
 * Whether what a screen asks is asked now. One that is not open shows its data and "Go to my current step"; nobody is
 * redirected away from it.
 */
export const isScreenOpen = (...where: Parameters<typeof isScreenOfStatus>): boolean =>
  alwaysOpen.some((start) => where[0].startsWith(start)) || isScreenOfStatus(...where);
