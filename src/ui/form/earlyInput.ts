import { createContext } from 'react';

/**
 * What a person did on the prerendered page before React took it over (FT-41).
 *
 * The contract of the prerendered form, for the inline script that answers a press meanwhile by changing attributes
 * only: the form has the id of its `StepForm`; a field with the name `zip` has the id `{form}-zip` and its message
 * stands hidden under `{form}-zip-error`; `aria-invalid` is set on the field, or on the radio group around it; the
 * summary stands hidden under `{form}-problems`, each of its lines with the attribute `data-for="{form}-zip"`. The
 * script is src/boot/early.ts.
 */
export interface EarlyInput {
  /** By name of the input: the text of a field, the choice of a radio group, whether a checkbox is ticked. */
  values: Record<string, string | boolean>;
  /** `valid`: pressed on valid answers, to be sent. `answeredWithMessages`: to be shown what is wrong. */
  pressed: 'no' | 'valid' | 'answeredWithMessages';
  /** The ids of the fields in the summary that the press was answered with. */
  told: readonly string[];
}

/**
 * Hands over what was collected for a form, once; `null` when there is nothing, or it was taken. Every attribute that
 * the script changed is then as React knows it.
 */
export interface EarlyInputSource {
  take: (formId: string) => EarlyInput | null;
}

export const EarlyInputContext = createContext<EarlyInputSource>({ take: () => null });
