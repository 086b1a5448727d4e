import {
  isObject,
  itemsOf,
  sentenceOf,
  toText,
  told,
  wordsOf,
  type Payload,
  type Told,
} from './told.ts';

const isKnown = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Describes a `Failure` of the log, which has the codes of the lender but not its words. */
function becauseOf({ kind, status, code, fields, retryAfterMs, endpoint }: Payload): string {
  if (kind === 'offline') return 'No answer came back.';
  if (kind === 'garbled') return `The lender's answer couldn't be read (${toText(endpoint)}).`;
  if (kind !== 'refused') return '';
  const names = itemsOf(fields).flatMap((field) => (isObject(field) ? toText(field['field']) : []));
  const parts = [
    `The lender answered ${toText(status)}`,
    ...(isKnown(code) ? [`code ${toText(code)}`] : []),
    ...(names.length > 0 ? [`field ${names.join(' and ')}`] : []),
    ...(isKnown(retryAfterMs) ? [`try again in ${Number(retryAfterMs) / 1_000} s`] : []),
  ];
  return `${parts.join(', ')}.`;
}

const isRefusal = ({ kind, status }: Payload) => kind === 'refused' && Number(status) < 500;

/** What failed, where the name of the action doesn't say it. */
const subjects: Readonly<Record<string, string>> = {
  'application/applicationFailed': 'Reading the application',
  'application/statusFailed': 'Reading the status',
  'statusCheck/statusCheckFailed': 'Reading the status',
  'conditions/conditionsFailed': 'Reading the to-do list',
  'identity/identityFailed': 'Reading who is signed in',
  'lookup/lookupFailed': 'Looking up the address',
  'uploads/uploadFailed': 'The file',
};

/** Failures that a borrower doesn't notice. */
const unnoticed = new Set(['banners/bannersFailed', 'chat/olderFailed']);

/** Tells an action that ends with "Failed": what failed, and why. */
export function toldFailure(type: string, payload: unknown): Told | null {
  const [, name = type] = type.split('/');
  if (!name.endsWith('Failed')) return null;
  const given = isObject(payload) ? payload : {};
  const failure = isObject(given['failure']) ? given['failure'] : given;
  const { step, name: datum, form } = given;
  const what = [step, datum, form].find((value) => typeof value === 'string');
  const own = name.slice(0, -'Failed'.length);
  const subject = subjects[type] ?? sentenceOf(wordsOf(typeof what === 'string' ? what : own));
  const verb = isRefusal(failure) ? 'was refused' : 'failed';
  const words = `${subject} ${verb}. ${becauseOf(failure)}`.trimEnd();
  return unnoticed.has(type) ? told('technical')(words) : told('lender', 3)(words);
}
