import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { focusHeading } from '#src/pages/shared/frame/RemoteContent.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { usePorts, type PagePorts } from '#src/shell/ports.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SubmitActions } from '#src/ui/form/SubmitActions.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { questionsAnswered, questionsStarted } from '#store/application/notary/actions.ts';
import {
  answerName,
  answersValidator,
  clockText,
  type AnswersForm,
  type KnowledgeQuestion,
} from '#store/application/notary/session.ts';
import { selectNotary } from '#store/application/notary/slice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';

import css from './Session.module.css';

const { title: TITLE } = applicationScreens.notarySession;

interface QuestionsProps {
  questions: readonly KnowledgeQuestion[];
}

/** The answers go to the vault, so the form only gets their handles. */
const handlesOf = (
  questions: readonly KnowledgeQuestion[],
  values: AnswersForm,
  deposit: PagePorts['deposit'],
) => questions.map((_question, at) => deposit(values[answerName(at)] ?? ''));

/**
 * Five questions in two minutes, one after the other, each as the heading. The answers are never stored.
 * - The remaining time is visible, and announced near the end.
 * - More time is one click away, as often as it is needed (WCAG 2.2.1). Nothing is sent without being asked.
 */
export function Questions({ questions }: QuestionsProps) {
  const { deposit } = usePorts();
  const [at, setAt] = useState(0);
  const validate = useMemo(() => answersValidator(at + 1), [at]);
  const isLast = at === questions.length - 1;
  const question = questions[at];
  const turnTo = (other: number) => {
    flushSync(() => setAt(other));
    focusHeading();
  };
  return (
    <ScreenForm<AnswersForm>
      title={
        // Keeps the question, which is about the borrower's past, out of the browser's history.
        <span title={TITLE}>
          <bdi>{question?.text}</bdi>
        </span>
      }
      validate={validate}
      submitLabel={isLast ? 'Send' : 'Next'}
      busyLabel="Sending"
      actions="inside"
      intent={(values) => {
        if (isLast) return questionsAnswered({ handles: handlesOf(questions, values, deposit) });
        turnTo(at + 1);
        return null;
      }}
      footer={<ContactUs />}
      step="notarySession"
      stepLabel={`Question ${at + 1} of ${questions.length}`}
      {...(at > 0 && { onBack: () => turnTo(at - 1) })}
    >
      {question && (
        <ChoiceCards
          key={question.uuid}
          name={answerName(at)}
          label={question.text}
          isAskedAbove
          options={question.options.map((option) => ({ value: option, label: option }))}
        />
      )}
      <TimeBar />
    </ScreenForm>
  );
}

const SECOND_MS = 1_000;

function useSecondsLeft(known: number | null) {
  const [clock, setClock] = useState({ known, left: known });
  if (clock.known !== known) setClock({ known, left: known });
  const { left } = clock;
  // Ticks between the marks that the saga reports.
  useEffect(() => {
    if (left === null || left === 0) return undefined;
    const timer = setTimeout(() => setClock({ known, left: left - 1 }), SECOND_MS);
    return () => clearTimeout(timer);
  }, [known, left]);
  return left;
}

/** Seconds before the end from which the time is announced. */
const ANNOUNCE_BELOW_SECONDS = 60;

function TimeBar() {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('notarySession');
  const { questionSecondsLeft: known } = useAppSelector(selectNotary);
  const left = useSecondsLeft(known);
  const isOver = known === 0;
  useAnnounced(known === null || known > ANNOUNCE_BELOW_SECONDS ? null : clockText(known), 'alert');
  return (
    <div className={css['timeBar']}>
      <p className={css['clock']}>
        <strong>{clockText(left)}</strong>
        {isOver && <span>Your answers are still here.</span>}
      </p>
      <Button
        tone={isOver ? 'secondary' : 'quiet'}
        isBusy={isBusy}
        busyLabel="Adding"
        onClick={() => dispatch(questionsStarted())}
      >
        More time
      </Button>
      {!isOver && <SubmitActions />}
    </div>
  );
}
