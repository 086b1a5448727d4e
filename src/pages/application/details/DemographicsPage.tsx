import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { usePorts } from '#src/shell/ports.ts';
import { CheckboxGroup, type CheckboxOption } from '#src/ui/fields/choice/CheckboxGroup.tsx';
import {
  demographicsOf,
  NOT_PROVIDED_CHOICE,
  type DemographicsForm,
} from '#store/application/details/demographicsForm.ts';
import {
  NOT_PROVIDED_LABEL,
  IN_PERSON,
  MAX_FREE_TEXT_LENGTH,
  questions,
  WHY_WE_ASK,
  type Category,
} from '#store/application/details/hmda.ts';
import { demographicsSubmitted } from '#store/application/details/actions.ts';

const TITLE = 'Demographic information';

const optionOf = ({ code, label, freeText, freeTextLabel, parts }: Category): CheckboxOption => ({
  value: String(code),
  label,
  ...(parts && { options: parts.map(optionOf) }),
  ...(freeText && {
    text: { name: freeText, label: freeTextLabel ?? label, maxLength: MAX_FREE_TEXT_LENGTH },
  }),
});

/** Every category, then the choice not to answer, in the same words for each question (facts §1 rule 7). */
const optionsOf = ({ legend, categories }: (typeof questions)[number]): CheckboxOption[] => [
  ...categories.map(optionOf),
  { value: NOT_PROVIDED_CHOICE, label: NOT_PROVIDED_LABEL, about: legend.toLowerCase() },
];

/**
 * start/hmda: the government monitoring questions. Nothing is required, prefilled or derived. Nothing is stored, not
 * even as a draft (F-09).
 */
export default function DemographicsPage() {
  const isOpen = useIsOpen();
  return (
    <ApplicationLayout>
      {isOpen ? (
        <DemographicQuestions />
      ) : (
        <ReadOnlyScreen title={TITLE}>
          <p>
            We store your answers separately from your application. They are not shown again, and
            the people who decide about your line do not see them.
          </p>
        </ReadOnlyScreen>
      )}
    </ApplicationLayout>
  );
}

function DemographicQuestions() {
  const { deposit } = usePorts();
  return (
    <ScreenForm<DemographicsForm>
      title={TITLE}
      intent={(form) =>
        demographicsSubmitted({ handle: deposit(JSON.stringify(demographicsOf(form))) })
      }
      footer={<SaveForLater />}
      step="demographics"
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
    </ScreenForm>
  );
}
