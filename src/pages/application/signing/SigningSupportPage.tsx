import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';

import { useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import {
  CancelApplication,
  ContactUs,
  GoToCurrentStep,
  QuietLink,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { ChatLine } from '#src/shell/chat/ChatLine.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SelectField } from '#src/ui/fields/choice/SelectField.tsx';
import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectStatus } from '#store/application/core/selectors.ts';
import { signingHelpRequested } from '#store/application/signing/actions.ts';
import {
  callTimes,
  helpRequestOf,
  helpTopics,
  validateHelp,
  type HelpForm,
} from '#store/application/signing/help.ts';
import { selectHelpReference } from '#store/application/signing/helpSelectors.ts';
import { MAX_QUESTION_LENGTH } from '#store/support/support.ts';

const { title: TITLE } = applicationScreens.signingSupport;

const yesNo = { YES: 'Yes', NO: 'No' } as const;

/** signing/support: a question about the documents, open at any step. */
export default function SigningSupportPage() {
  const reference = useAppSelector(selectHelpReference);
  const [earlier] = useState(reference);
  return (
    <ApplicationLayout>
      {reference !== null && reference !== earlier ? (
        <SentConfirmation reference={reference} />
      ) : (
        <Question />
      )}
    </ApplicationLayout>
  );
}

function Question() {
  const toSigning = useAppSelector(selectAddressOf('signingIntro'));
  return (
    <ScreenForm<HelpForm>
      title={TITLE}
      help="Tell us what is wrong. Nothing will be signed in the meantime."
      validate={validateHelp}
      submitLabel="Send"
      busyLabel="Sending"
      intent={(values) => signingHelpRequested(helpRequestOf(values))}
      footer={
        <>
          <QuietLink to={toSigning}>Back to signing</QuietLink>
          <SupportActions />
        </>
      }
      draft="signingSupport"
      step="signingHelp"
    >
      <SelectField name="topic" label="What is it about?" options={optionsOf(helpTopics)} />
      <TextAreaField name="message" label="Your message" limit={MAX_QUESTION_LENGTH} rows={6} />
      <ChoiceCards
        name="callMe"
        label="Should we call you?"
        options={optionsOf(yesNo)}
        layout="row"
        isOptional
      />
      <CallTime />
    </ScreenForm>
  );
}

function CallTime() {
  const { input } = useField<string | undefined>('callMe', { subscription: { value: true } });
  if (input.value !== 'YES') return null;
  return (
    <ChoiceCards
      name="callTime"
      label="When is a good time?"
      options={optionsOf(callTimes)}
      layout="row"
    />
  );
}

function SentConfirmation({ reference }: { reference: string }) {
  // Replaces the form that was sent, so the heading takes the focus.
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), []);
  return (
    <Screen title="We have your message.">
      <p>
        Number <bdi>{reference}</bdi>. We'll answer within one business day. Nothing is signed
        meanwhile.
      </p>
      <Actions>
        <GoToCurrentStep label="Back to signing" />
      </Actions>
      <SupportActions />
    </Screen>
  );
}

/** The steps that the borrower can cancel (F-15). */
const signing = new Set(['FINAL_OFFER', 'GEN_NOTE_SIGNING', 'NOTE_SIGNING']);

function SupportActions() {
  const isSigning = useAppSelector((state) =>
    signing.has(selectStatus(state)?.checklistStatus ?? ''),
  );
  return (
    <>
      {isSigning && <CancelApplication />}
      <ChatLine />
      <ContactUs />
    </>
  );
}
