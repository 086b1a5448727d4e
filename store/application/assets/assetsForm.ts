import type { Upload, UploadGroup } from '#store/application/uploads/slice.ts';
import { documentsOf, groupMistake } from '#store/application/uploads/uploads.ts';
import { formatLongDate } from '#store/format/dates.ts';
import { addDays, isRealDate } from '#store/format/isoDate.ts';
import { formatWholeDollars, NOT_AN_AMOUNT } from '#store/format/money.ts';
import {
  atLeast,
  atMost,
  isNumber,
  maxLength,
  oneOf,
  passes,
  required,
  textValidator,
  type Rule,
  type RuleTable,
} from '#store/validation.ts';

import { initialFormValues, type UnsavedValues } from '#store/unsaved.ts';

import { assetTypes, type AssetType, type LinkedAsset } from './assets.ts';

export interface AssetRow {
  /** Identifies the row's statement. Stays the same when other rows are removed. */
  key: string;
  type: AssetType;
  institution: string;
  balance: number;
  /** yyyy-MM-dd, as on the statement. */
  statementDate: string;
  joint: boolean;
}

export interface LinkedRow {
  leaveOut: boolean;
  joint: boolean;
}

export interface AssetsValues {
  linked: Partial<LinkedRow>[];
  accounts: Partial<AssetRow>[];
}

export interface SentAsset {
  type: AssetType;
  institution: string;
  balance: number;
  joint: boolean;
  statementDate: string | null;
  documentUuids: string[];
  linkUuid: string | null;
}

export const MAX_ACCOUNTS = 10;
const MIN_BALANCE = 1;
const MAX_BALANCE = 99_999_999;
const STATEMENT_DAYS = 60;

const REQUIRED = 'Required';
const RANGE = `Enter an amount from ${formatWholeDollars(MIN_BALANCE)} to ${formatWholeDollars(MAX_BALANCE)}`;
export const NO_ACCOUNT = 'Add an account, or continue without them.';
export const TOO_MANY_ACCOUNTS = `You can add up to ${MAX_ACCOUNTS} accounts.`;

const isYesNo = (message: string) => oneOf([true, false], message);

/** A statement can be up to 60 days old. Not checked while today's date is unknown. */
const isRecent =
  (todayIso: string | null): Rule<string> =>
  (day) => {
    if (todayIso === null || day === undefined || day === null) return undefined;
    if (day > todayIso) return 'Enter a date that has passed';
    return day < (addDays(todayIso, -STATEMENT_DAYS) ?? '')
      ? `This statement is from ${formatLongDate(day)}. We need one from the last ${STATEMENT_DAYS} days.`
      : undefined;
  };

const rulesIn = (todayIso: string | null): RuleTable<Omit<AssetRow, 'key'>> => ({
  type: [required(REQUIRED), oneOf(Object.keys(assetTypes), REQUIRED)],
  institution: [required(REQUIRED), maxLength(100, 'Must be at most 100 characters')],
  balance: [
    required(REQUIRED),
    isNumber(NOT_AN_AMOUNT),
    atLeast(MIN_BALANCE, RANGE),
    atMost(MAX_BALANCE, RANGE),
  ],
  statementDate: [required(REQUIRED), passes(isRealDate, 'Enter a real date'), isRecent(todayIso)],
  joint: [required(REQUIRED), isYesNo(REQUIRED)],
});

/** Validates an account entered by hand, for a given day. */
export const assetRowValidator = (todayIso: string | null) =>
  textValidator<Omit<AssetRow, 'key'>>(rulesIn(todayIso));

/** The upload group of a row's statement. Its field has the same name. */
export const statementGroup = (key: string): UploadGroup => `assetStatement/${key}`;

export const manualRows = ({ accounts }: Readonly<Partial<AssetsValues>>): Partial<AssetRow>[] =>
  (accounts ?? []).map((row) => row ?? {});

/** Returns an unused row key. */
export const nextKey = (rows: readonly Partial<AssetRow>[]): string =>
  String(1 + Math.max(0, ...rows.map(({ key }) => Number(key) || 0)));

const isUsed = (row: Readonly<Partial<LinkedRow>> | undefined) => row?.leaveOut !== true;

const usedLinked = (linked: readonly LinkedAsset[], form: Readonly<Partial<AssetsValues>>) =>
  linked.flatMap((account, index) => {
    const row = form.linked?.[index];
    return isUsed(row) ? [{ ...account, joint: row?.joint ?? false }] : [];
  });

const hasMistake = (mistakes: readonly object[]) =>
  mistakes.some((one) => Object.keys(one).length > 0);

/** Requires complete accounts, and a statement for each one entered by hand. */
export function assetsValidator(
  linked: readonly LinkedAsset[],
  files: readonly Upload[],
  todayIso: string | null,
) {
  const validateRow = assetRowValidator(todayIso);
  return (values: Readonly<Partial<AssetsValues>>): Record<string, unknown> => {
    const rows = manualRows(values);
    const ofRows = rows.map((row) => validateRow(row));
    const ofLinked: { joint?: string; leaveOut?: string }[] = linked.map((_account, index) => {
      const row = values.linked?.[index];
      return isUsed(row) && row?.joint === undefined ? { joint: REQUIRED } : {};
    });
    const statements = rows.map(({ key = '' }) => groupMistake(files, statementGroup(key), 1));
    const count = accountCount(values, linked);
    const [first] = ofLinked;
    // Without linked accounts, the form needs at least one row. It also has a maximum.
    if (first && count === 0) ofLinked[0] = { ...first, leaveOut: NO_ACCOUNT };
    if (first && count > MAX_ACCOUNTS) ofLinked[0] = { ...first, leaveOut: TOO_MANY_ACCOUNTS };
    return {
      ...(hasMistake(ofLinked) && { linked: ofLinked }),
      ...(hasMistake(ofRows) && { accounts: ofRows }),
      ...Object.assign({}, ...statements),
    };
  };
}

/** Returns the balances that can be counted while the user types. */
export const typedBalances = (
  values: Readonly<Partial<AssetsValues>>,
  linked: readonly LinkedAsset[],
): { type: AssetType; balance: number }[] => [
  ...usedLinked(linked, values),
  ...manualRows(values).flatMap(({ type, balance }) =>
    type !== undefined &&
    typeof balance === 'number' &&
    balance >= MIN_BALANCE &&
    balance <= MAX_BALANCE
      ? [{ type, balance }]
      : [],
  ),
];

/** Counts the form's accounts, except those left out. */
export const accountCount = (
  values: Readonly<Partial<AssetsValues>>,
  linked: readonly LinkedAsset[],
): number => usedLinked(linked, values).length + manualRows(values).length;

/** Returns the answers of a valid form. */
export const sentAssets = (
  values: Readonly<Partial<AssetsValues>>,
  linked: readonly LinkedAsset[],
  files: readonly Upload[],
): SentAsset[] => [
  ...usedLinked(linked, values).map(({ type, institution, balance, joint, linkUuid }) => ({
    type,
    institution,
    balance,
    joint,
    linkUuid,
    statementDate: null,
    documentUuids: [],
  })),
  ...manualRows(values).map((row) => {
    // The form is valid, so the row is complete.
    const { key, ...account } = row as AssetRow;
    const { documentUuids } = documentsOf(files, [statementGroup(key)]);
    return { ...account, documentUuids, linkUuid: null };
  }),
];

/**
 * Returns the form's values: what was typed, or one empty row if no account is linked. Ignores a draft with other
 * links.
 */
export function startingAssets(
  linked: readonly LinkedAsset[],
  draft: UnsavedValues | undefined,
): Partial<AssetsValues> {
  const typed = initialFormValues<AssetsValues>(null, draft);
  const rows = manualRows(typed);
  const isEmpty = rows.length === 0 && linked.length === 0;
  return {
    linked: typed.linked?.length === linked.length ? typed.linked : linked.map(() => ({})),
    accounts: isEmpty ? [{ key: nextKey(rows) }] : rows,
  };
}
