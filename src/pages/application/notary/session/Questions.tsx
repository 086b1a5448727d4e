import { useEffect, useMemo } from 'react';
import { useForm } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/ApplicationActions.tsx';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { useDeposit, type Deposit } from '#src/shell/vault.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { questionsAnswered } from '#store/application/notary/actions.ts';
import {
  answerName,
  answersValidator,
  stepText,
  type AnswersForm,
  type KnowledgeQuestion,
} from '#store/application/notary/session.ts';
import { selectNotary } from '#store/application/notary/slice.ts';
import { applicationScreens } from '#store/application/screens.ts';

const { title: TITLE } = applicationScreens.notarySession;
const initialValues: AnswersForm = {};

interface QuestionsProps {
  questions: readonly KnowledgeQuestion[];
}

/** The answers leave for the vault; what is not answered stays empty. */
const handlesOf = (
  questions: readonly KnowledgeQuestion[],
  values: AnswersForm,
  deposit: Deposit,
) => questions.map((_question, at) => deposit(values[answerName(at)] ?? ''));

/** Five questions in two minutes; the answers are never stored. */
export function Questions({ questions }: QuestionsProps) {
  const dispatch = useAppDispatch();
  const deposit = useDeposit();
  const validate = useMemo(() => answersValidator(questions.length), [questions.length]);
  return (
    <StepForm<AnswersForm>
      title={TITLE}
      help={stepText('QUESTIONS')}
      initialValues={initialValues}
      validate={validate}
      submitLabel="Send my answers"
      onAnswer={(values) =>
        dispatch(questionsAnswered({ handles: handlesOf(questions, values, deposit) }))
      }
      footer={<ContactUs />}
      {...useStep('notarySession')}
    >
      <TimeLeft questions={questions} />
      {questions.map(({ uuid, text, options }, at) => (
        <ChoiceCards
          key={uuid}
          name={answerName(at)}
          label={text}
          options={options.map((option) => ({ value: option, label: option }))}
        />
      ))}
    </StepForm>
  );
}

/** The time at the marks that are announced; when it is over, what is chosen is sent. */
function TimeLeft({ questions }: QuestionsProps) {
  const dispatch = useAppDispatch();
  const deposit = useDeposit();
  const form = useForm<AnswersForm>();
  const { questionSecondsLeft } = useAppSelector(selectNotary);
  const isOver = questionSecondsLeft === 0;
  const text =
    questionSecondsLeft === null
      ? 'You have two minutes.'
      : isOver
        ? 'Time is up.'
        : `${questionSecondsLeft} seconds left`;
  useAnnounced(questionSecondsLeft === null ? null : text, 'alert');

  useEffect(() => {
    if (!isOver) return;
    const { values } = form.getState();
    dispatch(questionsAnswered({ handles: handlesOf(questions, values, deposit) }));
    // Once, when the time ends.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);
  return (
    <p>
      <strong>{text}</strong>
    </p>
  );
}
