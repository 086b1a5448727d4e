import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { useAnnounce } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { selectToDoCount } from '#store/application/conditions/toDo.ts';
import { selectApplicationState } from '#store/application/core/state.ts';
import { reviewNoteSubmitted } from '#store/application/decision/actions.ts';
import { selectIsInUnderwriting } from '#store/application/status/statusCardSelectors.ts';
import {
  validateReviewNote,
  type ReviewNote,
} from '#store/application/decision/reconsideration.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import { StepUnavailable } from '#src/pages/shared/frame/StepUnavailable.tsx';
import { Actions, Section } from '#src/pages/shared/frame/Screen.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';

import { NoteForm } from './NoteForm.tsx';

/** review-app/uw: manual underwriting. Says what is reviewed and what may help. */
export default function UnderwritingPage() {
  const isInUnderwriting = useStableSelector(selectIsInUnderwriting);
  return (
    <ApplicationLayout>
      {isInUnderwriting ? (
        <Underwriting />
      ) : (
        <StepUnavailable title="Your application isn't under review" />
      )}
    </ApplicationLayout>
  );
}

function Underwriting() {
  const detail = useAppSelector((state) => selectStatus(state)?.hold?.detail ?? null);
  return (
    <NoteForm<ReviewNote>
      screen="reviewUnderwriting"
      step="reviewNote"
      title="Someone is reviewing your application"
      validate={validateReviewNote}
      submitLabel="Send the note"
      submitTone="secondary"
      actions="end"
      intent={reviewNoteSubmitted}
    >
      <ApplicationStatusCard about="underwriting" />
      {detail !== null && (
        <Section title="What we review">
          <p>
            <bdi>{detail}</bdi>
          </p>
        </Section>
      )}
      <Section title="What may help">
        <WhatMayHelp />
      </Section>
      <Note />
    </NoteForm>
  );
}

/** Open to-do items come first. The note is optional. */
function WhatMayHelp() {
  const toConditions = useAppSelector(selectAddressOf('conditions'));
  const count = useAppSelector(selectToDoCount);
  if (count === 0)
    return (
      <p>
        See whether there is something on <Link to={toConditions}>your to-do list</Link>, or tell
        the underwriter what they should know.
      </p>
    );
  return (
    <>
      <p>Do what is on your to-do list. You can also tell the underwriter what they should know.</p>
      <Actions>
        <LinkButton to={toConditions}>See your to-do list</LinkButton>
      </Actions>
    </>
  );
}

const THANKS = 'Thank you. We added your note.';

/** The note to the underwriter. Once it is sent, the field is cleared unless the borrower has changed it since. */
function Note() {
  const form = useForm<ReviewNote>();
  const announce = useAnnounce();
  const step = useAppSelector((state) => selectApplicationState(state).step);
  const isSent = step.status === 'sent' && step.step === 'reviewNote';

  // An effect, because the lender's answer arrives later.
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
