import type { FieldState } from 'final-form';
import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { useField, useForm } from 'react-final-form';

import { uncapitalized } from '#store/text/letterCase.ts';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Marks the field "(optional)". The others are `aria-required`. */
  isOptional?: boolean;
  /** True if the user didn't type the value. A note asks to check it until it is changed. */
  isPrefilled?: boolean;
}

export interface RegisteredField {
  label: string;
  isSecret: boolean;
  /** Takes the value from before hydration, for a field with state besides its value. */
  onEarly?: ((typed: unknown) => void) | undefined;
  /** True if something other than the user has just filled in the field. */
  isFilledIn?: boolean;
}

/** The form of a field. Without a surrounding `StepForm`, a field only shows its own messages. */
export interface FormFields {
  formId: string;
  /** The lender's messages by field name. Each one shows until its field changes (F-04). */
  serverErrors: Readonly<Record<string, string>>;
  /** On the prerendered page, the hidden messages for the inline script. */
  early: Readonly<Record<string, string | undefined>> | null;
  registry: Map<string, RegisteredField>;
}

export const FormFieldsContext = createContext<FormFields>({
  formId: 'form',
  serverErrors: {},
  early: null,
  registry: new Map(),
});

/** The signer whose fields these are. Prefixes their labels in the error summary. */
export const LabelPrefixContext = createContext<string | null>(null);

const labelOf = (label: string, labelPrefix: string | null) =>
  labelPrefix === null ? label : `${labelPrefix}, ${uncapitalized(label)}`;

/** Returns the id of a field's input, or of the first input of a group. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

/** Submits with the DOM event, so every submit listener runs. */
export function requestSubmit(formId: string) {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

const ids = (...parts: (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' ') || undefined;

const nothing = () => undefined;

/** Returns whether the user changed a field since the last submit, or at all if there was no submit. */
export const isChanged = (
  field: Pick<
    FieldState<unknown>,
    'submitFailed' | 'submitSucceeded' | 'modifiedSinceLastSubmit' | 'modified'
  >,
): boolean =>
  (field.submitFailed === true || field.submitSucceeded === true
    ? field.modifiedSinceLastSubmit
    : field.modified) === true;

interface FieldOptions extends Partial<Omit<RegisteredField, 'label'>> {
  /**
   * Shows the message before any submit: on blur, and for a value that was never typed. With `given`, not while the
   * field is empty.
   */
  showsErrorOnBlur?: boolean | 'given';
}

/**
 * A field of the form: its value, its message, and the ids that connect them. Messages show after the first failed
 * submit, unless `showsErrorOnBlur`, and then follow every change (F-02).
 */
export function useFormField<Value>(
  { name, ...props }: FieldProps,
  { isSecret = false, onEarly, showsErrorOnBlur }: FieldOptions = {},
) {
  const { formId, serverErrors, early, registry } = useContext(FormFieldsContext);
  const form = useForm();
  // useField resets the value of an unregistered field to the initial one. Registering it first keeps the value of a
  // field that comes back, or that is filled in before it is shown.
  if (!form.getFieldState(name)) form.registerField(name, nothing, {}, { silent: true });
  const { input, meta } = useField<Value | undefined>(name, {
    format: (value: unknown) => value,
  });

  const label = labelOf(props.label, useContext(LabelPrefixContext));
  useEffect(() => {
    registry.set(name, { label, isSecret, onEarly });
    return () => void registry.delete(name);
  }, [registry, name, label, isSecret, onEarly]);

  const id = fieldId(formId, name);
  // Selects a filled-in value in the focused input, so typing replaces it.
  useLayoutEffect(() => {
    const box = document.activeElement;
    const field = registry.get(name);
    if (!field?.isFilledIn) return;
    field.isFilledIn = false;
    if (box?.id === id && box instanceof HTMLInputElement) box.select();
  }, [registry, name, id, input.value]);

  const isSubmitted = meta.touched && meta.submitFailed;
  const isFirstTyped = meta.active && meta.modified && !meta.touched;
  const isEarly = showsErrorOnBlur === 'given' ? input.value !== undefined : showsErrorOnBlur;
  const own: unknown = isSubmitted || (isEarly && !isFirstTyped) ? meta.error : undefined;
  const message = typeof own === 'string' ? own : isChanged(meta) ? undefined : serverErrors[name];

  const isNoted = props.isPrefilled === true && meta.modified !== true && input.value !== undefined;
  return {
    id,
    input,
    value: input.value,
    change: (value: Value | undefined) => {
      form.change(name, value);
    },
    message,
    /** The message that the inline script of the prerendered page may show. */
    hiddenMessage: early?.[name],
    isNoted,
    describedBy: ids(
      props.hint !== undefined && `${id}-hint`,
      isNoted && `${id}-note`,
      message !== undefined && `${id}-error`,
    ),
  };
}

export const ariaOf = (
  { isOptional = false }: Pick<FieldProps, 'isOptional'>,
  { message, describedBy }: { message?: string | undefined; describedBy?: string | undefined },
) => ({
  'aria-required': !isOptional,
  'aria-invalid': message !== undefined,
  'aria-describedby': describedBy,
});

export type FormField<Value> = ReturnType<typeof useFormField<Value>>;

export const inputOf = (
  props: FieldProps,
  field: Pick<FormField<unknown>, 'id' | 'input' | 'message' | 'describedBy'>,
) => ({
  id: field.id,
  name: props.name,
  ...ariaOf(props, field),
  onFocus: field.input.onFocus,
  onBlur: field.input.onBlur,
});
