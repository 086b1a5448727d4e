import {
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { FormApi } from 'final-form';
import { Form, useForm } from 'react-final-form';

import { composeText } from '#store/text/normalise.ts';
import { flattenErrors, normaliseValues } from '#store/validation.ts';
import { BackLink } from '#src/ui/actions/BackLink.tsx';
import { ScreenHeading, type HeadingProps } from '#src/ui/layout/ScreenHeading.tsx';

import { CurrentErrors, ErrorSummary } from './ErrorSummary.tsx';
import { FormFieldsContext, type FormFields, type RegisteredField } from './formField.ts';
import css from './StepForm.module.css';
import { SubmitActions, SubmitContext, type SubmitProps } from './SubmitActions.tsx';
import { takeShown } from './takeShown.ts';
import { useEarlyInput } from './useEarlyInput.ts';
import { useFormErrors, type ServerErrors } from './useFormErrors.ts';
import { useUnsavedValues, type UnsavedOf } from './useUnsavedValues.ts';
import { useWait } from './wait.ts';

export interface StepFormProps<Values> extends HeadingProps, SubmitProps, ServerErrors {
  /** Only needed for the second form of a screen. */
  id?: string;
  /** A stable reference, because a new object reinitializes the form. */
  initialValues: Partial<Values>;
  /**
   * A stable reference, because a new function validates every field again. Errors of lists and nested values are
   * nested.
   */
  validate?: (values: Readonly<Partial<Values>>) => { readonly [Name in keyof Values]?: unknown };
  /** Called with the valid values, trimmed. Secrets are exactly as typed. */
  onAnswer: (values: Values) => void;
  /** Called with the values that the user changed, without secrets, debounced (decision 7). */
  onUnsaved?: ((values: UnsavedOf<Values>) => void) | undefined;
  /** Values that arrive later, from a draft or another page. They only fill untouched fields (decision 8). */
  restored?: Partial<Values> | undefined;
  onBack?: (() => void) | undefined;
  children?: ReactNode;
  /** Secondary actions and small print below the button. */
  footer?: ReactNode;
}

type ScreenProps<Values> = StepFormProps<Values> & { registry: Map<string, RegisteredField> };

const subscribeToNothing = () => () => undefined;

const useIsPrerendered = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/** Returns the secrets among the values, which aren't trimmed. */
const secretsOf = (values: object, registry: Map<string, RegisteredField>) =>
  normaliseValues(
    Object.fromEntries(Object.entries(values).filter(([name]) => registry.get(name)?.isSecret)),
    composeText,
  );

/** Returns the context of the fields. Server errors are hidden while a submit is pending. */
function useFields<Values>(props: ScreenProps<Values>): FormFields {
  const { id = 'step', registry, isBusy, fieldErrors, validate, initialValues } = props;
  const isPrerendered = useIsPrerendered();
  return useMemo(
    () => ({
      formId: id,
      registry,
      serverErrors: (!isBusy && fieldErrors) || {},
      early: isPrerendered && validate ? flattenErrors(validate(initialValues)) : null,
    }),
    [id, registry, isBusy, fieldErrors, isPrerendered, validate, initialValues],
  );
}

/**
 * Fields and agreement, inert while a submit is pending. The focus moves from a field to the button. Fields that
 * contain the button are inert one by one.
 */
function Fields({
  isBusy = false,
  children,
  agreement,
  actions,
}: SubmitProps & { children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!isBusy || !current?.contains(document.activeElement)) return;
    const button = current.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    button?.focus({ preventScroll: true });
  }, [isBusy]);
  return (
    <div className={css['fields']} ref={box} inert={isBusy && actions !== 'inside'}>
      {children}
      {agreement}
    </div>
  );
}

/**
 * A screen with a form: heading, fields, submit button.
 * - The heading is the `h1` and takes focus when the screen changes.
 * - An invalid submit sends nothing. The summary at the top takes the focus, and the title starts with "Error: "
 *   (AX-21).
 * - After that, each field's message follows its changes.
 * - Server errors appear in the same places (F-04).
 * - While busy, the button keeps the focus and ignores clicks (FT-40), and the fields are inert (S4).
 * - After ten seconds, it says that it takes longer than usual (FT-06).
 * - While the lender asks us to wait, the button says how long and submits nothing (FT-05).
 * - Input from before hydration is kept (FT-41).
 */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { initialValues, validate, onAnswer } = props;
  const [registry] = useState(() => new Map<string, RegisteredField>());
  // One element for all renders of `Form`, which renders more often than the screen changes.
  const screen = <Screen {...props} registry={registry} />;

  return (
    <Form<Values>
      initialValues={initialValues}
      {...(validate && { validate })}
      subscription={{}}
      onSubmit={(values) => {
        // Returns nothing, because Final Form would treat a result as submit errors.
        onAnswer({ ...normaliseValues(values), ...secretsOf(values, registry) });
      }}
    >
      {() => screen}
    </Form>
  );
}

/** Copies what the inputs show into the form. */
function useShown<Values>(form: FormApi<Values>, registry: Map<string, RegisteredField>) {
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const secretOf = (name: string) =>
      registry.get(name)?.isSecret === true
        ? String((form.getFieldState(name as keyof Values)?.value as string | undefined) ?? '')
        : null;
    return element.current ? takeShown(element.current, secretOf) : undefined;
  }, [form, registry]);
  return element;
}

function Screen<Values extends object>(props: ScreenProps<Values>) {
  const { isBusy = false } = props;
  const form = useForm<Values>();
  const fields = useFields(props);
  const flush = useUnsavedValues(form, props);
  const { showErrors, ...errors } = useFormErrors(form, fields, isBusy ? null : props.banner);
  const wait = useWait(props);

  const submit = () => {
    if (isBusy || wait !== null) return;
    if (!showErrors('focus')) flush.current();
    void form.submit();
  };
  useEarlyInput(form, fields, showErrors);
  const element = useShown(form, props.registry);

  return (
    <FormFieldsContext value={fields}>
      <SubmitContext value={{ ...props, wait }}>
        <div className={css['screen']}>
          {props.onBack && <BackLink onBack={props.onBack} />}
          <FormErrors {...errors} fields={fields} errorLink={props.errorLink} />
          <ScreenHeading stepLabel={props.stepLabel} title={props.title} help={props.help} />
          <form
            className={css['form']}
            ref={element}
            id={fields.formId}
            method="post"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              submit();
            }}
          >
            <Fields {...props} />
            {props.actions !== 'inside' && <SubmitActions />}
            {props.footer !== undefined && <div className={css['footer']}>{props.footer}</div>}
          </form>
        </div>
      </SubmitContext>
    </FormFieldsContext>
  );
}

/** The errors at the top. On the prerendered page, those that the inline script may show (FT-41). */
function FormErrors({
  fields,
  summaryKey,
  errorLink,
  ...summary
}: Omit<ReturnType<typeof useFormErrors>, 'showErrors'> &
  Pick<ServerErrors, 'errorLink'> & { fields: FormFields }) {
  const id = `${fields.formId}-errors`;
  if (summaryKey === null)
    return fields.early && <ErrorSummary id={id} errors={summary.errors} isHidden />;
  return (
    <CurrentErrors
      key={summaryKey}
      id={id}
      {...summary}
      errorLink={!summary.isValidation && errorLink}
    />
  );
}
