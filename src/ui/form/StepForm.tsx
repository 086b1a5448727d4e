import {
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { Form, useForm } from 'react-final-form';

import { flatMistakes, tidy } from '#store/validation.ts';
import { BackLink } from '#src/ui/layout/BackLink.tsx';
import { Button } from '#src/ui/layout/Button.tsx';
import { useLongWait } from '#src/ui/feedback/longWait.ts';
import { ScreenHeading, type HeadingWords } from '#src/ui/layout/ScreenHeading.tsx';

import { ActionBar } from './ActionBar.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFieldsContext, type FormFields, type KnownField } from './formField.ts';
import { FormErrors } from './FormErrors.tsx';
import css from './StepForm.module.css';
import { useEarlyInput } from './useEarlyInput.ts';
import { useFormErrors, type Served } from './useFormErrors.ts';
import { useUnsavedValues, type Typed } from './useUnsavedValues.ts';
import { useWait } from './wait.ts';

interface Press {
  submitLabel?: string;
  isBusy?: boolean;
  busyLabel?: string;
  /** A line at the button (SHELL-03). */
  submitNote?: string | undefined;
  /** `atEnd` for a page that is read first (AX-29). */
  actions?: 'atHand' | 'atEnd';
}

interface StepFormProps<Values> extends HeadingWords, Press, Served {
  /** There is one form on a screen, so it need not be said; two of them need two ids. */
  id?: string;
  /** From a selector with a stable reference: new ones start the form again. */
  initialValues: Partial<Values>;
  /** A function with a stable reference: a new one looks at every field again. Lists and people have their mistakes inside. */
  validate?: (values: Readonly<Partial<Values>>) => { readonly [Name in keyof Values]?: unknown };
  /** The answer, complete and tidied; secrets exactly as typed. */
  onAnswer: (values: Values) => void;
  /** What is being typed, without secrets, once it rests (decision 7). */
  onUnsaved?: ((values: Typed<Values>) => void) | undefined;
  /** What was read late, a draft or what others told: it fills the fields that nobody has touched (decision 8). */
  restored?: Partial<Values> | undefined;
  onBack?: (() => void) | undefined;
  children?: ReactNode;
  /** Quieter ways on, and the small print, below the button. */
  footer?: ReactNode;
}

type ScreenProps<Values> = StepFormProps<Values> & { known: Map<string, KnownField> };

const never = () => () => undefined;

/** Whether this is the page as it was prerendered, which React is just taking over. */
const useIsPrerendered = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The secrets among the values, which nobody tidies. */
const secretsOf = (values: object, known: Map<string, KnownField>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => known.get(name)?.isSecret));

/** What the form tells its fields; the lender's messages wait while the next answer is under way. */
function useFields<Values>(props: ScreenProps<Values>): FormFields {
  const { id = 'step', known, isBusy, fieldErrors, validate, initialValues } = props;
  const isPrerendered = useIsPrerendered();
  return useMemo(
    () => ({
      formId: id,
      known,
      served: (!isBusy && fieldErrors) || {},
      early: isPrerendered && validate ? flatMistakes(validate(initialValues)) : null,
    }),
    [id, known, isBusy, fieldErrors, isPrerendered, validate, initialValues],
  );
}

/** Closed while their answers are under way; the focus of one goes to the button, which says so. */
function Fields({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!isBusy || !current?.contains(document.activeElement)) return;
    const button = current.closest('form')?.querySelector<HTMLElement>('[type=submit]');
    button?.focus({ preventScroll: true });
  }, [isBusy]);
  return (
    <div className={css['fields']} ref={box} inert={isBusy}>
      {children}
    </div>
  );
}

/**
 * A screen with a question: heading, fields, one press.
 * - Its heading is the `h1`, which takes focus when the screen changes.
 * - A press with mistakes sends nothing: a summary on top gets the focus, and the title starts with "Error: " (AX-21).
 * - From then on each field's message follows its changes; what was typed stays.
 * - The lender's messages stand in the same places (F-04).
 * - While busy the button keeps focus and says so, and a second press does nothing (FT-40); nothing can be changed that
 *   the lender would not hear of (S4).
 * - After ten seconds it says that it takes longer than usual (FT-06).
 * - While the lender asks to wait the button says how long, and a press does nothing (FT-05).
 * - Nothing typed or pressed before React was there is lost (FT-41).
 */
export function StepForm<Values extends object>(props: StepFormProps<Values>) {
  const { initialValues, validate, onAnswer } = props;
  const [known] = useState(() => new Map<string, KnownField>());
  // One element for every drawing of the form itself, which hears of things that the screen does not show.
  const screen = <Screen {...props} known={known} />;

  return (
    <Form<Values>
      initialValues={initialValues}
      {...(validate && { validate })}
      subscription={{}}
      onSubmit={(values) => {
        // What a handler returns is taken for mistakes, so this one returns nothing.
        onAnswer({ ...tidy(values), ...secretsOf(values, known) });
      }}
    >
      {() => screen}
    </Form>
  );
}

/** Presses by the event of the form, as by hand: whatever waits for its press hears this one too. */
function pressForm(formId: string) {
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}

function Screen<Values extends object>(props: ScreenProps<Values>) {
  const { isBusy = false } = props;
  const form = useForm<Values>();
  const fields = useFields(props);
  const flushed = useUnsavedValues(form, props);
  const { summary, occasion, areMistakes, heading, problems, judge } = useFormErrors(form, fields, {
    banner: isBusy ? null : props.banner,
  });
  const wait = useWait(props);
  const Problems = areMistakes ? FormErrors : ErrorSummary;

  const press = () => {
    if (isBusy || wait !== null) return;
    if (!judge('focus')) flushed.current();
    void form.submit();
  };
  useEarlyInput(form, fields, { press: () => pressForm(fields.formId), judge });

  return (
    <FormFieldsContext value={fields}>
      <div className={css['screen']}>
        {props.onBack && <BackLink onBack={props.onBack} />}
        {(occasion !== null || fields.early) && (
          <Problems
            key={occasion}
            ref={summary}
            id={`${fields.formId}-problems`}
            isHidden={occasion === null}
            {...(heading !== undefined && { heading })}
            problems={problems}
            wayOn={!areMistakes && props.wayOn}
          />
        )}
        <ScreenHeading stepLabel={props.stepLabel} title={props.title} help={props.help} />
        <form
          className={css['form']}
          id={fields.formId}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            press();
          }}
        >
          {props.children && <Fields isBusy={isBusy}>{props.children}</Fields>}
          <ScreenActions {...props} wait={wait} />
          {props.footer !== undefined && <div className={css['footer']}>{props.footer}</div>}
        </form>
      </div>
    </FormFieldsContext>
  );
}

function ScreenActions({
  submitLabel = 'Continue',
  isBusy = false,
  busyLabel = 'Submitting',
  submitNote,
  actions = 'atHand',
  wait,
}: Press & { wait: string | null }) {
  const id = useId();
  const long = useLongWait(isBusy, busyLabel);
  return (
    <ActionBar place={actions}>
      {submitNote !== undefined && <p>{submitNote}</p>}
      {wait !== null && <p id={id}>{wait}</p>}
      {long !== null && <p>{long}</p>}
      <Button
        type="submit"
        isBusy={isBusy}
        busyLabel={busyLabel}
        {...(wait !== null && { isWaiting: true, describedBy: id })}
      >
        {submitLabel}
      </Button>
    </ActionBar>
  );
}
