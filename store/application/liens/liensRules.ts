import { NOT_AN_AMOUNT } from '#store/format/money.ts';
import { signatureRules } from '#store/person/signature.ts';
import { sample } from '#store/text/sampleText.ts';
import {
  atLeast,
  atMost,
  isNumber,
  maxLength,
  oneOf,
  required,
  validator,
  type Rule,
  type RuleTable,
} from '#store/validation.ts';

import type { Upload } from '#store/application/uploads/slice.ts';
import { groupMistake } from '#store/application/uploads/uploads.ts';

import { isFarFromRecord, knownLienType, lienAnswers, lienTypes } from './liens.ts';
import {
  addedRows,
  asksCosts,
  MAX_ADDED_LOANS,
  type AddedLien,
  type LienForm,
  type LiensContext,
  type LiensValues,
} from './liensForm.ts';

const REQUIRED = 'Required';
/** Our choice: more than any home is worth. */
const MAX_AMOUNT = 99_999_999;

/** T-19: a sample for legal review (screens.md 11). */
export const attestationText = sample(
  'T-19',
  'The loans and liens listed are all that I know of on this property.',
);

/** A required amount. 0 is valid (F-18). */
const money: readonly Rule<number>[] = [
  required(REQUIRED),
  isNumber(NOT_AN_AMOUNT),
  atLeast(0, 'Must be at least $0'),
  atMost(MAX_AMOUNT, 'Must be less than $100,000,000'),
];

const yesNo = [required(REQUIRED)];
const ticked = oneOf([true], REQUIRED);
const mustTick = [required(REQUIRED), ticked];

const confirmed: Rule<number | false, LienForm> = (value, { balance }) =>
  value === balance ? undefined : REQUIRED;

function lienRules(
  lien: LiensContext['liens'][number],
  form: Readonly<Partial<LienForm>>,
  { task }: Readonly<LiensContext>,
): RuleTable<LienForm> {
  if (task === 'ATTESTATION') return { isRight: mustTick };
  const isOpen = form.answer === 'OPEN';
  const isFar = isOpen && isFarFromRecord(form.balance, lien.balance);
  return {
    answer: [required(REQUIRED), oneOf(Object.keys(lienAnswers), REQUIRED)],
    ...(isOpen && { balance: money, payment: money }),
    ...(isFar && { isBalanceRight: [confirmed] }),
    ...(isOpen && knownLienType(lien.type) === 'HELOC' && { toBeClosed: yesNo }),
    ...(task === 'INQUIRY' && { note: [maxLength(1_000, 'Must be at most 1000 characters')] }),
  };
}

const validateAdded = validator<AddedLien>({
  holder: [required(REQUIRED), maxLength(100, 'Must be at most 100 characters')],
  type: [required(REQUIRED), oneOf(Object.keys(lienTypes), REQUIRED)],
  balance: money,
  payment: money,
});

function homeRules(
  context: Readonly<LiensContext>,
  values: Readonly<Partial<LiensValues>>,
): RuleTable<Omit<LiensValues, 'liens' | 'added'>> {
  const { task } = context;
  const hasCosts = asksCosts(context, values);
  return {
    ...(hasCosts && { includesTaxesInsurance: yesNo }),
    ...(hasCosts && values.includesTaxesInsurance === false && { taxes: money, insurance: money }),
    ...(task === 'VERIFICATION' && { hoaMonthly: money, otherLoans: yesNo }),
    ...(task === 'ATTESTATION' && {
      noOthers: mustTick,
      signatureName: signatureRules(context.legalName),
    }),
  };
}

const hasMistakes = (mistakes: readonly object[]) =>
  mistakes.some((one) => Object.keys(one).length > 0);

/** Validates the whole form. Errors of a lien are nested (screens.md, liens). */
export const liensValidator =
  (context: Readonly<LiensContext>) => (values: Readonly<Partial<LiensValues>>) => {
    const liens = context.liens.map((lien, index) => {
      const form = values.liens?.[index] ?? {};
      return validator<LienForm>(lienRules(lien, form, context))(form);
    });
    const rows = context.task === 'VERIFICATION' ? addedRows(values) : [];
    const added = rows.map(validateAdded);
    return {
      ...(hasMistakes(liens) && { liens }),
      ...validator<Omit<LiensValues, 'liens' | 'added'>>(homeRules(context, values))(values),
      ...(hasMistakes(added) && { added }),
      ...(rows.length > MAX_ADDED_LOANS && {
        otherLoans: `You can add ${MAX_ADDED_LOANS} loans at most.`,
      }),
    };
  };

interface LetterError {
  lienRelease?: string;
}

/** Also validates the payoff letters: one for each paid-off loan, once the lender asks. */
export function lettersValidator(context: Readonly<LiensContext>, files: readonly Upload[]) {
  const validate = liensValidator(context);
  return (values: Readonly<Partial<LiensValues>>): ReturnType<typeof validate> & LetterError => {
    const paid = (values.liens ?? []).filter(({ answer }) => answer === 'PAID').length;
    const isAsked = context.task === 'INQUIRY' && paid > 0;
    return { ...validate(values), ...(isAsked && groupMistake(files, 'lienRelease', paid)) };
  };
}
