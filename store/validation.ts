import { normaliseText } from '#store/text/normalise.ts';

/**
 * Looks at one answer (and, where it must, at the others) and says what is wrong with it, or nothing.
 * Every rule but `required` is content with an empty answer, so that optional fields need no exception.
 */
export type Rule<V, Form = object> = (
  value: V | null | undefined,
  values: Readonly<Partial<Form>>,
) => string | undefined;

/** The rules of a form, field by field, in the order in which they are to speak. */
export type RuleTable<Form> = {
  readonly [K in keyof Form]?: readonly Rule<Form[K], Form>[];
};

/** The first thing wrong with each field. */
export type Mistakes<Form> = Partial<Record<keyof Form, string>>;

export const isEmpty = (value: unknown): value is null | undefined =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

export const required =
  (message: string): Rule<unknown> =>
  (value) =>
    isEmpty(value) ? message : undefined;

/** A rule that holds when the test does, and has nothing to say about an empty answer. */
export const holds =
  <V, Form = object>(
    test: (value: V, values: Readonly<Partial<Form>>) => boolean,
    message: string,
  ): Rule<V, Form> =>
  (value, values) =>
    isEmpty(value) || test(value as V, values) ? undefined : message;

/** What a money field gives when it cannot read what was typed. */
export const isNumber = (message: string): Rule<number> => holds(Number.isFinite, message);

export const atLeast = (minimum: number, message: string): Rule<number> =>
  holds((value) => value >= minimum, message);

export const atMost = (maximum: number, message: string): Rule<number> =>
  holds((value) => value <= maximum, message);

export const oneOf = (allowed: readonly unknown[], message: string): Rule<unknown> =>
  holds((value) => allowed.includes(value), message);

export const noneOf = (refused: readonly unknown[], message: string): Rule<unknown> =>
  holds((value) => !refused.includes(value), message);

/** Counted in characters as a person counts them, not in halves of a surrogate pair. */
export const minLength = (minimum: number, message: string): Rule<string> =>
  holds((value) => Array.from(value).length >= minimum, message);

export const maxLength = (maximum: number, message: string): Rule<string> =>
  holds((value) => value.length <= maximum, message);

/** The pattern runs only over text of a bounded length (SC-22). */
export const matches = (pattern: RegExp, longest: number, message: string): Rule<string> =>
  holds((value) => value.length <= longest && pattern.test(value), message);

const NO_MISTAKES = Object.freeze({});

/** Checks a whole form. An answer without mistakes is always the same empty object. */
export function validator<Form>(table: RuleTable<Form>) {
  const fields = Object.keys(table) as (keyof Form)[];
  return (values: Readonly<Partial<Form>>): Mistakes<Form> => {
    const mistakes: Mistakes<Form> = {};
    for (const field of fields) {
      const rules = table[field] ?? [];
      for (const rule of rules) {
        const message = rule(values[field], values);
        if (message !== undefined) {
          mistakes[field] = message;
          break;
        }
      }
    }
    return Object.keys(mistakes).length === 0 ? NO_MISTAKES : mistakes;
  };
}

/** The same for a form of plain text: every text is tidied first (FT-48), then the ordinary rule speaks. */
export function textValidator<Form extends object>(table: RuleTable<Form>) {
  const validate = validator(table);
  return (values: Readonly<Partial<Form>>) => validate(tidy(values));
}

/** Every text of a form as it is to be kept; whatever is not text stays as it is. */
export function tidy<Values extends object>(values: Readonly<Values>): Values {
  const tidied = Object.entries(values).map(([field, value]: [string, unknown]) => [
    field,
    typeof value === 'string' ? normaliseText(value) : value,
  ]);
  // The keys and their kinds are those of the form: only the text inside changed.
  return Object.fromEntries(tidied) as Values;
}

/** Mistakes with mistakes inside, as one list under the names that a form has for its fields: `owners[0].email`. */
export function flatMistakes(mistakes: object, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, inner] of Object.entries(mistakes) as [string, unknown][]) {
    const dotted = prefix === '' ? key : `${prefix}.${key}`;
    const name = Array.isArray(mistakes) ? `${prefix}[${key}]` : dotted;
    if (typeof inner === 'string') flat[name] = inner;
    else if (typeof inner === 'object' && inner !== null)
      Object.assign(flat, flatMistakes(inner, name));
  }
  return flat;
}
