import { initialFormValues, type UnsavedValues } from '#store/unsaved.ts';

import {
  knownLienType,
  type HomeCosts,
  type Lien,
  type LienAnswer,
  type LienList,
  type LienTask,
  type LienType,
} from './liens.ts';

export interface LienForm {
  answer: LienAnswer;
  balance?: number | undefined;
  payment?: number | undefined;
  toBeClosed?: boolean | undefined;
  /** The balance confirmed with "Is it right?". False once unchecked. */
  isBalanceRight?: number | false | undefined;
  /** For the attestation. */
  isRight?: boolean | undefined;
  note?: string | undefined;
}

export interface AddedLien {
  holder: string;
  type: LienType;
  balance: number;
  payment: number;
}

export interface LiensValues {
  liens: Partial<LienForm>[];
  includesTaxesInsurance?: boolean | undefined;
  taxes?: number | undefined;
  insurance?: number | undefined;
  hoaMonthly?: number | undefined;
  otherLoans?: boolean | undefined;
  added: Partial<AddedLien>[];
  noOthers?: boolean | undefined;
  signatureName?: string | undefined;
}

export interface LiensContext {
  task: LienTask;
  /** The liens that we ask about, in form order. */
  liens: readonly Pick<Lien, 'uuid' | 'type' | 'balance' | 'payment' | 'stated'>[];
  hasCosts: boolean;
  /** The name that the signature must match, or null if unknown. */
  legalName: string | null;
}

/** Our choice: more than any home has (FT-10). */
export const MAX_ADDED_LOANS = 10;

/** Whether the screen asks if the payment includes taxes and insurance: once, for an open first mortgage. */
export const asksCosts = (
  { task, liens, hasCosts }: Readonly<LiensContext>,
  values: Readonly<Partial<LiensValues>>,
): boolean =>
  (task === 'VERIFICATION' || (task === 'INQUIRY' && !hasCosts)) &&
  liens.some(
    ({ type }, index) =>
      knownLienType(type) === 'FIRST_MORTGAGE' && values.liens?.[index]?.answer === 'OPEN',
  );

/** Returns the loans that the user adds. Starts with one empty row if there are other loans. */
export const addedRows = ({ otherLoans, added }: Readonly<Partial<LiensValues>>) => {
  if (otherLoans !== true) return [];
  return added === undefined || added.length === 0 ? [{}] : added;
};

const startOf = (lien: LiensContext['liens'][number], task: LienTask): Partial<LienForm> => ({
  // If the lender asks about an answer, the borrower answers again.
  ...(lien.stated && task === 'VERIFICATION' && { answer: lien.stated.answer }),
  balance: lien.stated?.balance ?? lien.balance,
  payment: lien.stated?.payment ?? lien.payment,
  toBeClosed: lien.stated?.toBeClosed ?? undefined,
  note: lien.stated?.note ?? undefined,
});

/** Returns what is known about each lien. Typed values win. */
export function startingLiens(
  { liens, task }: Readonly<LiensContext>,
  saved: Readonly<Pick<LienList, 'taxesInsurance' | 'hoaMonthly'>>,
  draft: UnsavedValues | undefined,
): Partial<LiensValues> {
  const known = liens.map((lien) => startOf(lien, task));
  const typed = initialFormValues<LiensValues>(
    {
      liens: known,
      includesTaxesInsurance: saved.taxesInsurance?.included ?? null,
      taxes: saved.taxesInsurance?.taxes ?? null,
      insurance: saved.taxesInsurance?.insurance ?? null,
      hoaMonthly: saved.hoaMonthly,
    },
    draft,
  );
  // Ignores a draft of a different list.
  const isSameList = typed.liens?.length === known.length;
  return isSameList ? typed : { ...typed, liens: known };
}

export interface LiensAnswer {
  liens: {
    lienUuid: string;
    answer: LienAnswer;
    balance: number | null;
    payment: number | null;
    toBeClosed: boolean | null;
    note: string | null;
  }[];
  added: AddedLien[];
  taxesInsurance: HomeCosts | null;
  hoaMonthly: number | null;
  signatureName: string | null;
}

function lienAnswer(
  { uuid, type, balance, payment, stated }: LiensContext['liens'][number],
  form: Readonly<Partial<LienForm>>,
  task: LienTask,
): LiensAnswer['liens'][number] {
  if (task === 'ATTESTATION') {
    const known = { balance, payment, toBeClosed: null, note: null };
    return { lienUuid: uuid, answer: 'OPEN', ...known, ...stated };
  }
  const { answer = 'OPEN' } = form;
  const isOpen = answer === 'OPEN';
  return {
    lienUuid: uuid,
    answer,
    balance: isOpen ? (form.balance ?? null) : null,
    payment: isOpen ? (form.payment ?? null) : null,
    toBeClosed: isOpen && knownLienType(type) === 'HELOC' ? (form.toBeClosed ?? null) : null,
    note: (task === 'INQUIRY' && form.note?.trim()) || null,
  };
}

/** Returns the answers of a valid form. */
export function liensAnswer(
  values: Readonly<LiensValues>,
  context: Readonly<LiensContext>,
): LiensAnswer {
  const { task, liens } = context;
  const included = values.includesTaxesInsurance ?? false;
  const yearly = (amount: number | undefined) => (included ? null : (amount ?? null));
  return {
    liens: liens.map((lien, index) => lienAnswer(lien, values.liens[index] ?? {}, task)),
    // The form is valid, so every field has a value.
    added: task === 'VERIFICATION' ? (addedRows(values) as AddedLien[]) : [],
    taxesInsurance: asksCosts(context, values)
      ? { included, taxes: yearly(values.taxes), insurance: yearly(values.insurance) }
      : null,
    hoaMonthly: task === 'VERIFICATION' ? (values.hoaMonthly ?? null) : null,
    signatureName: task === 'ATTESTATION' ? (values.signatureName ?? null) : null,
  };
}
