import { toChecklistStatus } from '#store/application/core/checklistStatus.ts';
import { isOutstanding, type ConditionState } from '#store/application/conditions/conditions.ts';
import { statusRow } from '#store/application/status/statuses.ts';

import { isObject, itemsOf, toText, told, type Payload, type Told } from './told.ts';

/** Screens of statuses with which a borrower can't continue as usual. */
const stopScreens: ReadonlySet<unknown> = new Set([
  'errorDecline',
  'creditError',
  'creditSocial',
  'reviewNoCredit',
  'reviewDelinquency',
  'reviewProperty',
  'productWinback',
  'errorTimeout',
]);

const given = (name: string, value: unknown) =>
  typeof value === 'string' ? `, ${name} ${value}` : '';

function holdInWords({ reason, actor, expectedBy }: Payload): string {
  return ` It is on hold${given('reason', reason)}${given('actor', actor)}${given('until', expectedBy)}.`;
}

/** Tells the lender's status with what we say about it. */
export function toldStatus({ status }: Payload): Told | null {
  if (!isObject(status)) return null;
  const { checklistStatus, declineReason, hold } = status;
  const code = toText(checklistStatus);
  const row = statusRow(toChecklistStatus(code));
  const what = row
    ? ` The page says: "${row.what.replaceAll('{bureau}', 'a credit bureau').replaceAll('{date}', 'a date')}"`
    : '';
  const isStop =
    isObject(hold) || stopScreens.has(row?.screen) || typeof declineReason === 'string';
  return told(
    'lender',
    isStop ? 3 : 0,
  )(
    `The lender's status is ${code}${given('reason', declineReason)}.${what}${isObject(hold) ? holdInWords(hold) : ''}`,
  );
}

/** Tells what the lender asks for, and the documents that it rejected. */
export function toldConditions({ conditions }: Payload): Told | null {
  const all = itemsOf(conditions).filter(isObject);
  const open = all.filter(({ state }) => isOutstanding({ state: state as ConditionState }));
  const isRejected = open.some(({ state }) => state === 'NEEDS_REPLACING');
  if (open.length === 0) return null;
  const names = open.map(({ category, state }) =>
    state === 'NEEDS_REPLACING' ? `${toText(category)} (please replace)` : toText(category),
  );
  return told('lender', isRejected ? 3 : 0)(`The lender asks for: ${names.join(', ')}`);
}
