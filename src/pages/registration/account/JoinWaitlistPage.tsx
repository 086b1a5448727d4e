import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';
import { EmailField } from '#src/ui/fields/EmailField.tsx';
import { selectContactValues } from '#store/registration/accountValues.ts';
import { emailRules, type Contact } from '#store/registration/contact.ts';
import { selectDraft } from '#store/registration/flow.ts';
import { selectCampaign } from '#store/registration/selectors.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { waitlistReason } from '#store/registration/waitlist.ts';
import { textValidator } from '#store/validation.ts';

import { changedContact, consentAnswer } from './contactAnswer.ts';
import { CONTACT_TITLE } from './ContactFields.tsx';

type EmailForm = Pick<Contact, 'email'>;

const validate = textValidator<EmailForm>({ email: emailRules });

/** The waitlist's last question: an email, and what its button agrees to (CALL-ELIG-03). */
export function JoinWaitlistPage() {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const { utm } = useAppSelector(selectCampaign);
  const values = useAppSelector(selectContactValues);
  return (
    <QuestionStep<EmailForm>
      step="contact"
      title={CONTACT_TITLE}
      values={values}
      validate={validate}
      submitLabel="Join the waitlist"
      busyLabel="Joining"
      agreement={<p>{waitlistReason(utm.source)}</p>}
      onAnswer={({ email }) =>
        void dispatch(
          registrationSubmitted({
            contact: changedContact(draft, {
              email,
              phoneNumber: draft.phoneNumber,
              smsTransactionalConsent: null,
              smsMarketingConsent: null,
            }),
            consents: consentAnswer(draft),
            passwordHandle: null,
          }),
        )
      }
    >
      <EmailField name="email" />
    </QuestionStep>
  );
}
