import { createContext, useContext, useEffect, useLayoutEffect } from 'react';
import { useField, useForm } from 'react-final-form';

/** What every kind of field is told by the page. */
export interface FieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Marked "(optional)"; all others say that they are required. */
  isOptional?: boolean;
  /** The value came from somewhere else, so the person is asked to look at it; until it is changed. */
  isPrefilled?: boolean;
}

/** What the form knows of a field: enough to name it in the summary and to keep a secret. */
export interface KnownField {
  label: string;
  isSecret: boolean;
  /** For a field that does more with what is typed than keep it: told what was typed before React was there. */
  onEarly?: ((typed: unknown) => void) | undefined;
  /** It was just filled in by somebody else than the person. */
  isFilledIn?: boolean;
}

/** What a form tells its fields. Outside a `StepForm` a field works, with messages of its own form alone. */
export interface FormFields {
  formId: string;
  /** The lender's messages, each at its field until that is changed (F-04). */
  served: Readonly<Record<string, string>>;
  /** On the prerendered page: the messages to keep ready, hidden, for the script that answers before React does. */
  early: Readonly<Record<string, string | undefined>> | null;
  known: Map<string, KnownField>;
}

export const FormFieldsContext = createContext<FormFields>({
  formId: 'form',
  served: {},
  early: null,
  known: new Map(),
});

/** Whose fields stand here, where a form has the same ones for several people: it names them in the summary too. */
export const WhoseContext = createContext<string | null>(null);

const labelOf = (label: string, whose: string | null) =>
  whose === null ? label : `${whose}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** The id of a field's input; of a group, that of its first one. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`;

const ids = (...parts: (string | false | undefined)[]) =>
  parts.filter(Boolean).join(' ') || undefined;

const nothing = () => undefined;

interface FieldOptions extends Partial<Omit<KnownField, 'label'>> {
  /** The message does not wait for a submit: it shows once the box is left, and for a value that was never typed. */
  isToldAtOnce?: boolean;
}

/**
 * A field of the form: its value, its message, and the ids that tie them together.
 * Messages wait for the first failed submit, unless the field tells them at once, then follow every change (F-02).
 */
export function useFormField<Value>(
  { name, ...props }: FieldProps,
  { isSecret = false, onEarly, isToldAtOnce }: FieldOptions = {},
) {
  const { formId, served, early, known } = useContext(FormFieldsContext);
  const form = useForm();
  // useField resets a value to the initial one when its field is not known to the form, and draws again what it did not
  // know of. A field that comes back, or is filled before it is shown, must keep its value: so it is made known first,
  // for as long as the form lives.
  if (!form.getFieldState(name)) form.registerField(name, nothing, {}, { silent: true });
  const { input, meta } = useField<Value | undefined>(name, {
    format: (value: unknown) => value,
  });

  const label = labelOf(props.label, useContext(WhoseContext));
  useEffect(() => {
    known.set(name, { label, isSecret, onEarly });
    return () => {
      known.delete(name);
    };
  }, [known, name, label, isSecret, onEarly]);

  const id = fieldId(formId, name);
  // The focus is the document's. Whoever is in the box and has not typed yet replaces what is filled in, and adds nothing.
  useLayoutEffect(() => {
    const box = document.activeElement;
    const field = known.get(name);
    if (!field?.isFilledIn) return;
    field.isFilledIn = false;
    if (box?.id === id && box instanceof HTMLInputElement) box.select();
  }, [known, name, id, input.value]);

  const wasSubmitted = meta.submitFailed === true || meta.submitSucceeded === true;
  const isChanged = wasSubmitted ? meta.modifiedSinceLastSubmit : meta.modified;
  const isSubmitted = meta.touched && meta.submitFailed;
  const isFirstTyped = meta.active && meta.modified && !meta.touched;
  const own: unknown = isSubmitted || (isToldAtOnce && !isFirstTyped) ? meta.error : undefined;
  const message = typeof own === 'string' ? own : isChanged ? undefined : served[name];

  const isNoted = props.isPrefilled === true && meta.modified !== true && input.value !== undefined;
  return {
    id,
    input,
    value: input.value,
    change: (value: Value | undefined) => {
      form.change(name, value);
    },
    message,
    /** A message that is not wrong yet, for the script of the prerendered page. */
    readyMessage: early?.[name],
    isNoted,
    describedBy: ids(
      props.hint !== undefined && `${id}-hint`,
      isNoted && `${id}-note`,
      message !== undefined && `${id}-error`,
    ),
  };
}

/** What the input itself says to a screen reader. */
export const ariaOf = (
  { isOptional = false }: Pick<FieldProps, 'isOptional'>,
  { message, describedBy }: { message?: string | undefined; describedBy?: string | undefined },
) => ({
  'aria-required': !isOptional,
  'aria-invalid': message !== undefined,
  'aria-describedby': describedBy,
});

/** What `useFormField` knows of a field with such a value. */
export type FormField<Value> = ReturnType<typeof useFormField<Value>>;

/** What every input of a field says of itself, and hears. */
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
