import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { AppLink } from '#src/shell/links/AppLink.tsx';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { reviewNoteSent } from '#store/application/intents.ts';
import { selectIsReviewed } from '#store/application/status/holdSelectors.ts';
import {
  validateReviewNote,
  type ReviewNote,
} from '#store/application/decision/reconsideration.ts';
import { selectPathTo } from '#store/application/screenSelectors.ts';
import { selectStatus } from '#store/application/selectors.ts';
import { screenTyped } from '#store/application/slice.ts';
import { valuesAtMount } from '#store/unsaved.ts';
import { ApplicationLayout } from '#src/pages/shared/ApplicationLayout.tsx';
import { Hold } from '#src/pages/application/status/Hold.tsx';
import { NotHere } from '#src/pages/shared/NotHere.tsx';
import { Actions, Section } from '#src/pages/shared/Screen.tsx';
import { useSettled } from '#src/pages/shared/useSettled.ts';
import { useStep } from '#src/pages/shared/useStep.ts';
import { GoToDashboard, ReachUs } from '#src/pages/shared/ApplicationActions.tsx';

const SCREEN = 'review-app/uw';

/** review-app/uw: somebody reads the file; what they look at, and what may help them. */
export function UnderwritingPage() {
  const isReviewed = useSettled(selectIsReviewed);
  return (
    <ApplicationLayout>
      {isReviewed ? <Underwriting /> : <NotHere title="No review is going on" />}
    </ApplicationLayout>
  );
}

function Underwriting() {
  const dispatch = useAppDispatch();
  const detail = useAppSelector((state) => selectStatus(state)?.hold?.detail ?? null);
  const toConditions = useAppSelector(selectPathTo('conditions'));
  const draft = useAppSelector((state) => state.application.unsaved[SCREEN]);
  const [initialValues] = useState(() => valuesAtMount<ReviewNote>(null, draft));
  return (
    <StepForm<ReviewNote>
      title="A person is reviewing your application"
      actions="atEnd"
      initialValues={initialValues}
      validate={validateReviewNote}
      submitLabel="Send the note"
      onAnswer={(note) => dispatch(reviewNoteSent(note))}
      onUnsaved={(values) => dispatch(screenTyped({ screen: SCREEN, values: { ...values } }))}
      footer={
        <>
          <Actions>
            <GoToDashboard />
          </Actions>
          <ReachUs />
        </>
      }
      {...useStep('reviewNote')}
    >
      <Hold about="underwriting" />
      {detail !== null && (
        <Section title="What is looked at">
          <p>
            <bdi>{detail}</bdi>
          </p>
        </Section>
      )}
      <Section title="What may help">
        <p>
          See whether there is something on <AppLink to={toConditions}>your to-do list</AppLink>, or
          tell the underwriter what they should know.
        </p>
      </Section>
      <Note />
    </StepForm>
  );
}

const THANKS = 'Thank you. We added your note.';

/** The note that is being written; once it was sent, the box is free for another, or has what was typed since. */
function Note() {
  const form = useForm<ReviewNote>();
  const announce = useAnnounce();
  const isSent = useAppSelector(
    ({ application: { step } }) => step.status === 'sent' && step.step === 'reviewNote',
  );

  // That the lender has it comes by itself, later; the form is a store of its own.
  useEffect(() => {
    if (!isSent) return;
    if (!form.getState().dirtySinceLastSubmit) form.change('message', undefined);
    announce(THANKS);
  }, [announce, form, isSent]);

  return (
    <>
      {isSent && (
        <Notice tone="success">
          <p>{THANKS}</p>
        </Notice>
      )}
      <TextAreaField name="message" label="Add a note" />
    </>
  );
}
