import { useAppDispatch } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/useIsOpen.ts';
import { useStep } from '#src/pages/shared/useStep.ts';
import {
  ClosedNotice,
  GoToCurrentStep,
  SaveForLater,
} from '#src/pages/shared/ApplicationActions.tsx';
import { useDeposit } from '#src/shell/vault.ts';
import { CheckboxGroup, type Ticked } from '#src/ui/fields/choice/CheckboxGroup.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import {
  demographicsOf,
  NOT_PROVIDED_CHOICE,
  type DemographicsForm,
} from '#store/application/details/demographicsForm.ts';
import {
  DO_NOT_WISH,
  IN_PERSON,
  LONGEST_FREE_TEXT,
  questions,
  WHY_WE_ASK,
  type Category,
} from '#store/application/details/hmda.ts';
import { demographicsSubmitted } from '#store/application/intents.ts';

const TITLE = 'Demographic information';
const initialValues: Partial<DemographicsForm> = {};

const optionOf = ({ code, label, freeText, freeTextLabel, parts }: Category): Ticked => ({
  value: String(code),
  label,
  ...(parts && { options: parts.map(optionOf) }),
  ...(freeText && {
    text: { name: freeText, label: freeTextLabel ?? label, maxLength: LONGEST_FREE_TEXT },
  }),
});

/** Every category, and at its end the choice not to say (facts §1 rule 7), in the same words for each question. */
const optionsOf = ({ legend, categories }: (typeof questions)[number]): Ticked[] => [
  ...categories.map(optionOf),
  { value: NOT_PROVIDED_CHOICE, label: DO_NOT_WISH, about: legend.toLowerCase() },
];

/**
 * start/hmda: what the law asks us to ask. Nothing is required, prefilled or worked out; nothing of it is kept on
 * the way, not even unsaved (F-09).
 */
export function DemographicsPage() {
  const isOpen = useIsOpen();
  return (
    <ApplicationLayout>
      {isOpen ? <DemographicQuestions /> : <DemographicsClosed />}
    </ApplicationLayout>
  );
}

function DemographicQuestions() {
  const dispatch = useAppDispatch();
  const deposit = useDeposit();
  return (
    <StepForm<DemographicsForm>
      title={TITLE}
      initialValues={initialValues}
      onAnswer={(form) =>
        dispatch(demographicsSubmitted({ handle: deposit(JSON.stringify(demographicsOf(form))) }))
      }
      footer={<SaveForLater />}
      {...useStep('demographics')}
    >
      <p>{WHY_WE_ASK}</p>
      <p>{IN_PERSON}</p>
      {questions.map((question) => (
        <CheckboxGroup
          key={question.id}
          name={question.id}
          label={question.legend}
          isOptional
          hint="Choose as many as you like."
          options={optionsOf(question)}
        />
      ))}
    </StepForm>
  );
}

/** What was said is never shown again, to nobody. */
function DemographicsClosed() {
  return (
    <Screen title={TITLE}>
      <ClosedNotice />
      <p>
        What you chose to say is kept apart from your application. It is not shown again, and nobody
        who decides about your line sees it.
      </p>
      <Actions>
        <GoToCurrentStep />
      </Actions>
    </Screen>
  );
}
