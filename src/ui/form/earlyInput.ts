import { createContext } from 'react';

/**
 * The input on the prerendered page before hydration (FT-41).
 *
 * The contract with the inline script (src/boot/early.ts), which answers a submit meanwhile and changes attributes only:
 * the form has the id of its `StepForm`; a field `zip` has the id `{form}-zip` and its hidden message `{form}-zip-error`;
 * `aria-invalid` stands on the field or its radio group; the hidden summary has the id `{form}-errors`, and each of its
 * lines the attribute `data-for="{form}-zip"`.
 */
export interface EarlyInput {
  /** By name of the input: the text of a field, the value of a radio group, whether a checkbox is ticked. */
  values: Record<string, string | boolean>;
  /** `valid`: to be sent. `invalid`: answered with errors. */
  submit: 'none' | 'valid' | 'invalid';
  /** The ids of the fields whose errors the summary shows. */
  errorFieldIds: readonly string[];
  focusedId: string;
}

export interface EarlyInputSource {
  /** Returns the input of a form once, and restores the attributes that the script changed; null for none. */
  take: (formId: string) => EarlyInput | null;
}

export const EarlyInputContext = createContext<EarlyInputSource>({ take: () => null });
