import { normaliseText } from '#store/text/normalise.ts';

/** Returns a value's error, given the other values. Every rule except `required` accepts an empty value. */
export type Rule<V, Form = object> = (
  value: V | null | undefined,
  values: Readonly<Partial<Form>>,
) => string | undefined;

/** Rules by field. The first error counts. */
export type RuleTable<Form> = {
  readonly [K in keyof Form]?: readonly Rule<Form[K], Form>[];
};

export type FieldErrors<Form> = Partial<Record<keyof Form, string>>;

export const isEmpty = (value: unknown): value is null | undefined =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const required =
  (message: string): Rule<unknown> =>
  (value) =>
    isEmpty(value) ? message : undefined;

/** Passes if the value is empty or meets the test. */
export const passes =
  <V, Form = object>(
    test: (value: V, values: Readonly<Partial<Form>>) => boolean,
    message: string,
  ): Rule<V, Form> =>
  (value, values) =>
    isEmpty(value) || test(value as V, values) ? undefined : message;

/** A money field gives NaN for text that it can't read. */
export const isNumber = (message: string): Rule<number> => passes(Number.isFinite, message);

export const atLeast = (minimum: number, message: string): Rule<number> =>
  passes((value) => value >= minimum, message);

export const atMost = (maximum: number, message: string): Rule<number> =>
  passes((value) => value <= maximum, message);

export const oneOf = (allowed: readonly unknown[], message: string): Rule<unknown> =>
  passes((value) => allowed.includes(value), message);

export const noneOf = (refused: readonly unknown[], message: string): Rule<unknown> =>
  passes((value) => !refused.includes(value), message);

/** Counts a surrogate pair as one character. */
export const minLength = (minimum: number, message: string): Rule<string> =>
  passes((value) => Array.from(value).length >= minimum, message);

export const maxLength = (maximum: number, message: string): Rule<string> =>
  passes((value) => value.length <= maximum, message);

/** Applies the pattern only to text within the limit (SC-22). */
export const matches = (pattern: RegExp, longest: number, message: string): Rule<string> =>
  passes((value) => value.length <= longest && pattern.test(value), message);

const NO_ERRORS = Object.freeze({});

/** Validates a form. Without errors, it always returns the same empty object. */
export function validator<Form>(table: RuleTable<Form>) {
  const fields = Object.keys(table) as (keyof Form)[];
  return (values: Readonly<Partial<Form>>): FieldErrors<Form> => {
    const errors: FieldErrors<Form> = {};
    for (const field of fields) {
      for (const rule of table[field] ?? []) {
        const message = rule(values[field], values);
        if (message !== undefined) {
          errors[field] = message;
          break;
        }
      }
    }
    return Object.keys(errors).length === 0 ? NO_ERRORS : errors;
  };
}

/** Normalizes every text before the rules run (FT-48). */
export function textValidator<Form extends object>(table: RuleTable<Form>) {
  const validate = validator(table);
  return (values: Readonly<Partial<Form>>) => validate(normaliseValues(values));
}

/** Normalizes every text of a form. */
export function normaliseValues<Values extends object>(
  values: Readonly<Values>,
  normalise = normaliseText,
): Values {
  const normalised = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? normalise(value) : value,
  ]);
  // The keys and types are those of the form.
  return Object.fromEntries(normalised) as Values;
}

/** Flattens nested errors to the form's field names: `owners[0].email`. */
export function flattenErrors(errors: object, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, inner] of Object.entries(errors) as [string, unknown][]) {
    const dotted = prefix === '' ? key : `${prefix}.${key}`;
    const name = Array.isArray(errors) ? `${prefix}[${key}]` : dotted;
    if (typeof inner === 'string') flat[name] = inner;
    else if (typeof inner === 'object' && inner !== null)
      Object.assign(flat, flattenErrors(inner, name));
  }
  return flat;
}
