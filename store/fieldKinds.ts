/**
 * What a field may hold: any text, a code, a dollar amount (or "no" for an unconfirmed amount), yes or no, or one of
 * a list of codes. Drafts and the log depend on it: a draft accepts only values of this kind, and the log may hold
 * codes, yes and no, but no texts or amounts.
 */
export type FieldKind = 'text' | 'code' | 'amount' | 'amountOrNo' | 'yesNo' | readonly string[];

export type FieldKinds<Values = Record<string, unknown>> = Readonly<
  Record<keyof Values, FieldKind>
>;

const personal: readonly FieldKind[] = ['text', 'amount', 'amountOrNo'];

/** Returns the fields that may be logged (decision 18). */
export const loggableFields = (kinds: FieldKinds): string[] =>
  Object.entries(kinds).flatMap(([name, kind]) => (personal.includes(kind) ? [] : [name]));
