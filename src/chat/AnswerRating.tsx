import { createContext, useContext, useState, type ReactNode } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { SmallForm } from '#src/ui/form/SmallForm.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import {
  feedbackReasons,
  MAX_FEEDBACK_LENGTH,
  validateAnswerRating,
  type ChatFeedback,
} from '#store/chat/feedback.ts';
import type { MessageRow } from '#store/chat/rows.ts';
import { questionIdOf } from '#store/chat/selectors.ts';
import { feedbackGiven, selectChat } from '#store/chat/slice.ts';

import { ChatIcon } from './ChatIcon.tsx';
import panel from './ChatPanel.module.css';
import css from './Message.module.css';
import { useStableFocus } from './useStableFocus.ts';

const reasons = Object.entries(feedbackReasons).map(([value, label]) => ({ value, label }));
const EMPTY = {};

interface FeedbackFormProps {
  onGiven: (feedback: ChatFeedback) => void;
  onDismiss: () => void;
}

/** VAL-CHAT-7 to VAL-CHAT-9 */
function FeedbackForm({ onGiven, onDismiss }: FeedbackFormProps) {
  return (
    <Modal title="Tell us more" onDismiss={onDismiss}>
      <SmallForm<ChatFeedback>
        id="chat-feedback"
        className={panel['form']}
        initialValues={EMPTY}
        validate={validateAnswerRating}
        onAnswer={onGiven}
      >
        <ChoiceCards name="reason" label="What was wrong with the answer?" options={reasons} />
        <TextAreaField
          name="text"
          label="Anything else"
          limit={MAX_FEEDBACK_LENGTH}
          rows={3}
          isOptional
        />
        <Button type="submit">Send</Button>
      </SmallForm>
    </Modal>
  );
}

/** Opens the dialog that asks what was wrong with the answer to a question. */
const AskFeedbackContext = createContext<(questionId: string) => void>(() => undefined);

/** Provides the dialog, which stays open while the rows of the list come and go. */
export function FeedbackDialog({ children }: { children: ReactNode }) {
  const dispatch = useAppDispatch();
  const [questionId, setQuestionId] = useState<string | null>(null);
  const dismiss = () => setQuestionId(null);
  return (
    <AskFeedbackContext value={setQuestionId}>
      {children}
      {questionId !== null && (
        <FeedbackForm
          onDismiss={dismiss}
          onGiven={({ reason, text }: Partial<ChatFeedback> & Pick<ChatFeedback, 'reason'>) => {
            dismiss();
            // Final Form has no value for an empty box.
            dispatch(feedbackGiven({ questionId, reason, text: text ?? '' }));
          }}
        />
      )}
    </AskFeedbackContext>
  );
}

function RateButton({ onClick }: { onClick: () => void }) {
  const part = useStableFocus<HTMLButtonElement>();
  return (
    <button className={css['rate']} type="button" ref={part} onClick={onClick}>
      <ChatIcon name="thumbsDown" />
      Not helpful
    </button>
  );
}

/** Thumbs down on an answer of the chatbot (CHAT-10). */
export function AnswerRating({ message }: { message: Pick<MessageRow, 'author' | 'id'> }) {
  const ask = useContext(AskFeedbackContext);
  const questionId = questionIdOf(message);
  const isRated = useAppSelector(
    (state) => questionId !== null && selectChat(state).rated.includes(questionId),
  );
  if (questionId === null) return null;
  if (isRated) return <p className={css['rated']}>Thanks for telling us.</p>;
  return <RateButton onClick={() => ask(questionId)} />;
}
