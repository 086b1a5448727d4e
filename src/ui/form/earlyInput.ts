import { createContext } from 'react';

/**
 * The input on the prerendered page before hydration (FT-41).
 *
 * This is the contract with the inline script (src/boot/early.ts), which answers a submit in the meantime and only
 * changes attributes. The form has the id of its `StepForm`. A field `zip` has the id `{form}-zip`, and its hidden
 * message has `{form}-zip-error`. `aria-invalid` is on the field or its radio group. The hidden summary has the id
 * `{form}-errors`, and each of its lines has the attribute `data-for="{form}-zip"`.
 */
export interface EarlyInput {
  /** By input name: the text of a field, the value of a radio group, or whether a checkbox is checked. */
  values: Record<string, string | boolean>;
  /** `valid` has to be sent. `invalid` was answered with errors. */
  submit: 'none' | 'valid' | 'invalid';
  errorFieldIds: readonly string[];
  focusedId: string;
}

export interface EarlyInputSource {
  /**
   * Returns the input of a form once and restores the attributes that the script changed. Returns null if there was no
   * input.
   */
  take: (formId: string) => EarlyInput | null;
}

export const EarlyInputContext = createContext<EarlyInputSource>({ take: () => null });
