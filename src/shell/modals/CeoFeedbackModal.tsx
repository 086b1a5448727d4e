import { useContext, useId, useMemo, useState } from 'react';
import { useForm } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ChoiceCards, yesNo } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { FormFieldsContext, requestSubmit } from '#src/ui/form/formField.ts';
import { SmallForm } from '#src/ui/form/SmallForm.tsx';
import { useUnsavedValues } from '#src/ui/form/useUnsavedValues.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Modal } from '#src/ui/overlays/Modal.tsx';
import { serverErrorsOf } from '#store/failureMessages.ts';
import { feedbackTopics, validateFeedback, type Feedback } from '#store/feedback/feedback.ts';
import { selectFeedbackValues } from '#store/feedback/selectors.ts';
import { feedbackSubmitted, feedbackTyped, selectFeedback } from '#store/feedback/slice.ts';
import { MAX_QUESTION_LENGTH } from '#store/support/support.ts';

import css from './CeoFeedbackModal.module.css';
import { useModalClose } from './useModalClose.ts';

const topics = Object.entries(feedbackTopics).map(([value, label]) => ({ value, label }));
const NO_ERRORS = { banner: null, fieldErrors: {} };

/** Scrolls to new content and makes screen readers read it. */
const focusNow = (element: HTMLElement | null) => element?.focus();

/**
 * Feedback to the CEO (FEEDBACK-01, FEEDBACK-04 to FEEDBACK-08). The typed text survives a failure and closing the
 * modal.
 */
export function CeoFeedbackModal() {
  const close = useModalClose('ceoFeedback');
  const formId = useId();
  const { status } = useAppSelector(selectFeedback);
  const isSent = status === 'sent';
  return (
    <Modal
      title="Share your thoughts with our CEO"
      onDismiss={() => close()}
      actions={
        isSent ? (
          <Button onClick={() => close()}>Close</Button>
        ) : (
          <>
            <Button
              isBusy={status === 'sending'}
              busyLabel="Sending"
              onClick={() => requestSubmit(formId)}
            >
              Send
            </Button>
            <Button tone="secondary" onClick={() => close()}>
              Not now
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <p tabIndex={-1} ref={focusNow}>
          Thank you. Our CEO has your message.
        </p>
      ) : (
        <FeedbackForm formId={formId} />
      )}
    </Modal>
  );
}

/** A failed submit keeps every field. */
function FeedbackForm({ formId }: { formId: string }) {
  const dispatch = useAppDispatch();
  const feedback = useAppSelector(selectFeedback);
  const isBusy = feedback.status === 'sending';
  const [initialValues] = useState(useAppSelector(selectFeedbackValues));
  const { banner, fieldErrors } = useMemo(
    () => (feedback.status === 'failed' ? serverErrorsOf(feedback.failure) : NO_ERRORS),
    [feedback],
  );

  return (
    <>
      {banner && (
        <div tabIndex={-1} ref={focusNow}>
          <Notice tone="danger" heading="Your message was not sent">
            <p>{banner.messages.join(' ')}</p>
          </Notice>
        </div>
      )}
      <SmallForm<Feedback>
        id={formId}
        initialValues={initialValues}
        validate={validateFeedback}
        serverErrors={fieldErrors}
        isInert={isBusy}
        onAnswer={(values) => {
          if (!isBusy) dispatch(feedbackSubmitted(values));
        }}
      >
        <TypedFeedback />
        <Questions />
      </SmallForm>
    </>
  );
}

const Questions = () => (
  <div className={css['questions']}>
    <ChoiceCards name="topic" label="What is it about?" options={topics} />
    <TextAreaField name="message" label="Your message" limit={MAX_QUESTION_LENGTH} rows={5} />
    <ChoiceCards
      name="marketingConsent"
      label="May we quote you in our marketing?"
      options={yesNo}
      layout="row"
    />
  </div>
);

/** Reports what the user types to the store (decision 7). */
function TypedFeedback() {
  const dispatch = useAppDispatch();
  const { registry } = useContext(FormFieldsContext);
  useUnsavedValues(useForm<Feedback>(), {
    registry,
    onUnsaved: (unsaved) => void dispatch(feedbackTyped(unsaved)),
  });
  return null;
}
