/**
 * What a field may hold: any text, a number, a yes or no, or one of some codes. The stored draft and the action log
 * follow from it: a draft reads a value of this kind alone, and a log has yes, no and codes, never a text or a number.
 */
export type FieldKind = 'text' | 'amount' | 'yesNo' | readonly string[];

export type FieldKinds<Values = Record<string, unknown>> = Readonly<
  Record<keyof Values, FieldKind>
>;

/** Whether the log may have the values of a field (decision 18). */
export const isLoggable = (kind: FieldKind): boolean => kind !== 'text' && kind !== 'amount';

/** The fields that the log may have. */
export const loggableFields = (kinds: FieldKinds): string[] =>
  Object.entries(kinds).flatMap(([name, kind]) => (isLoggable(kind) ? [name] : []));
