import { createHash } from 'node:crypto';

import type { InferOutput } from 'valibot';

import type { WireIncomeRecord } from '#sagas/api/contract/income.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { SimulationClock } from '#server/sandbox/lender/simulationClock.ts';
import type {
  EmployerState,
  IncomeMethod,
  IncomeSubject,
} from '#store/application/income/codes.ts';
import { methodsFor } from '#store/application/income/methods.ts';
import type { LinkResult } from '#store/application/linking/linkTypes.ts';

import type { IncomeSourceRecord } from './incomeFields.ts';

type RecordAnswer = InferOutput<typeof WireIncomeRecord>;

const REVIEW_MS = 4_000;
const NO_DATA = 'The link showed no income. Use another way.';

/** Returns the stated incomes. The second exists only if it was named. */
export const statedIncomes = ({
  income,
}: ApplicationRecord): { subject: IncomeSubject; stated: number }[] => [
  { subject: 'PRIMARY', stated: income.incomePrimary },
  ...(income.incomeOther > 0 ? [{ subject: 'OTHER' as const, stated: income.incomeOther }] : []),
];

/** Returns a source after its review. */
export const settled = (source: IncomeSourceRecord): IncomeSourceRecord =>
  source.state === 'IN_REVIEW' && source.verdict !== null
    ? { ...source, ...source.verdict, verdict: null }
    : source;

const at =
  ({ now, speed }: SimulationClock) =>
  (source: IncomeSourceRecord) =>
    now >= source.since + REVIEW_MS / speed ? settled(source) : source;

/** Whether it confirms an income, or will once it is read. */
export const isGood = ({ state }: IncomeSourceRecord) =>
  state === 'CONNECTED' || state === 'ACCEPTED' || state === 'IN_REVIEW';

export const sourcesOf = ({ incomeSources }: ApplicationRecord, subject: IncomeSubject) =>
  incomeSources.filter((source) => source.subject === subject);

const monthlyOf = (sources: readonly IncomeSourceRecord[]) =>
  sources.reduce((sum, { monthlyIncome }) => sum + (monthlyIncome ?? 0), 0);

/** Returns the same id for an application and an income every time. */
function recordUuid({ uuid }: ApplicationRecord, subject: IncomeSubject): string {
  const digits = createHash('sha256').update(`${uuid} ${subject}`).digest('hex');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function recordOf(application: ApplicationRecord, subject: IncomeSubject, clock: SimulationClock) {
  const sources = sourcesOf(application, subject).map(at(clock));
  const good = sources.filter(isGood);
  const last = sources.at(-1);
  const names = good.flatMap(({ institution }) => institution ?? []);
  const answer: RecordAnswer = {
    uuid: recordUuid(application, subject),
    subject,
    verificationMethod: last?.method ?? null,
    methods: [...methodsFor(application.income.employmentType, subject)],
    state: good.at(-1)?.state ?? last?.state ?? 'NOT_STARTED',
    reason: last?.reason ?? null,
    monthlyIncome: good.some(({ monthlyIncome }) => monthlyIncome !== null)
      ? monthlyOf(good)
      : null,
    institution: names.length > 0 ? [...new Set(names)].join(', ') : null,
  };
  return { answer, isMet: good.length > 0 };
}

/** Returns what an offer set says about each stated income (FIELD-OFFER-2). */
export const incomeRequests = (application: ApplicationRecord) =>
  statedIncomes(application).map(({ subject }) => ({
    methods: [...methodsFor(application.income.employmentType, subject)],
    verificationMethod: sourcesOf(application, subject).at(-1)?.method ?? null,
  }));

/** Returns the records of GET requirements, and whether each has a valid way. */
export function incomeRecords(application: ApplicationRecord, clock: SimulationClock) {
  const records = statedIncomes(application).map(({ subject }) =>
    recordOf(application, subject, clock),
  );
  return {
    records: records.map(({ answer }) => answer),
    satisfied: records.every(({ isMet }) => isMet),
  };
}

/** Returns the income that a new source confirms: the named one, or the first without a source. */
export function subjectFor(
  application: ApplicationRecord,
  method: IncomeMethod,
  uuid?: string | null,
): IncomeSubject {
  const { employmentType } = application.income;
  const subjects = statedIncomes(application).map(({ subject }) => subject);
  const named = subjects.find((subject) => recordUuid(application, subject) === uuid);
  if (named) return named;
  const fitting = subjects.filter((subject) =>
    methodsFor(employmentType, subject).includes(method),
  );
  const missing = fitting.find((subject) => !sourcesOf(application, subject).some(isGood));
  return missing ?? fitting[0] ?? 'PRIMARY';
}

/** A new link or set of documents replaces the earlier one. Anything replaces a refused one. */
export function withSource(
  application: ApplicationRecord,
  source: Omit<IncomeSourceRecord, 'subject'>,
  uuid?: string | null,
): ApplicationRecord {
  const subject = subjectFor(application, source.method, uuid);
  const { incomeSources } = application;
  const kept = incomeSources.filter((other) => {
    if (other.subject !== subject) return true;
    const isSame = other.method === source.method && other.institution === source.institution;
    return !isSame && isGood(settled(other));
  });
  return { ...application, incomeSources: [...kept, { ...source, subject }] };
}

/** Returns the yearly income to compare with a link of this method. */
export const statedFor = (
  application: ApplicationRecord,
  method: IncomeMethod,
  uuid?: string | null,
): number => {
  const asked = subjectFor(application, method, uuid);
  return statedIncomes(application).find(({ subject }) => subject === asked)?.stated ?? 0;
};

/** Returns whether the employer answered, if it was named to confirm the income. */
export function employerState(
  { employment, incomeSources }: ApplicationRecord,
  clock: SimulationClock,
): EmployerState | null {
  const asked = incomeSources.findLast(({ method }) => method === 'EMPINFO');
  if (employment?.state !== 'CALLING' || !asked) return employment?.state ?? null;
  const { state } = at(clock)(asked);
  if (state === 'IN_REVIEW') return 'CALLING';
  return state === 'ACCEPTED' ? 'CONFIRMED' : 'CALLED_NO_ANSWER';
}

/** Returns the stated incomes as a review would accept them. */
export const acceptedSources = (
  application: ApplicationRecord,
  method: IncomeMethod,
): IncomeSourceRecord[] =>
  statedIncomes(application).map(({ subject, stated }) => ({
    subject,
    method: subject === 'PRIMARY' ? method : 'PLAID_TRANSACTIONS',
    institution: null,
    monthlyIncome: stated / 12,
    state: 'ACCEPTED',
    reason: null,
    since: 0,
    verdict: null,
  }));

export interface LinkedIncome {
  readonly method: IncomeMethod;
  readonly institution: string;
  /** Null if the link showed none. */
  readonly yearlyIncome: number | null;
  readonly result: LinkResult;
  /** The record that the link was opened for. Defaults to the first without a source. */
  readonly recordUuid?: string | null;
}

/** Returns the application after a link ended. Stores only the result (T-21). */
export function connectIncome(
  application: ApplicationRecord,
  { method, institution, yearlyIncome, result, recordUuid: uuid }: LinkedIncome,
  now: number,
): ApplicationRecord {
  const isConnected = result === 'SUCCESS' && yearlyIncome !== null;
  if (!isConnected && result !== 'NO_DATA' && result !== 'SUCCESS') return application;
  const source = isConnected
    ? ({ state: 'CONNECTED', reason: null, monthlyIncome: yearlyIncome / 12 } as const)
    : ({ state: 'NEEDS_REPLACING', reason: NO_DATA, monthlyIncome: null } as const);
  return withSource(
    application,
    { ...source, method, institution, since: now, verdict: null },
    uuid,
  );
}
