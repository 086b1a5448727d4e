/**
 * What a field may hold: any text, a code, a number of dollars, also the "no" of an amount that is not confirmed, a
 * yes or no, or one of some codes. Drafts and the log follow from it: a draft reads a value of this kind alone, and a
 * log has codes, yes and no, never a text or an amount.
 */
export type FieldKind = 'text' | 'code' | 'amount' | 'amountOrNo' | 'yesNo' | readonly string[];

export type FieldKinds<Values = Record<string, unknown>> = Readonly<
  Record<keyof Values, FieldKind>
>;

const personal: readonly FieldKind[] = ['text', 'amount', 'amountOrNo'];

/** The fields that the log may have (decision 18). */
export const loggableFields = (kinds: FieldKinds): string[] =>
  Object.entries(kinds).flatMap(([name, kind]) => (personal.includes(kind) ? [] : [name]));
