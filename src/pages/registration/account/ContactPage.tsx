import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { validateContact } from '#store/registration/contact.ts';
import {
  selectContactValues,
  type AccountContactValues,
} from '#store/registration/accountValues.ts';
import { selectIsWaitlisted } from '#store/registration/flow.ts';
import { selectSmsPrompts } from '#store/registration/selectors.ts';
import { contactSubmitted } from '#store/registration/answers.ts';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';

import { SmsConsents } from './Consents.tsx';
import { contactAnswer } from './contactAnswer.ts';
import { CONTACT_TITLE, ContactFields } from './ContactFields.tsx';
import { CreatedAccount } from './CreatedAccount.tsx';
import { JoinWaitlistPage } from './JoinWaitlistPage.tsx';

/** The contact step in the mode with a password (ROUTE-REG-07). It is the waitlist's last step. */
export const ContactPage = () =>
  useAppSelector(selectIsWaitlisted) ? <JoinWaitlistPage /> : <ContactQuestion />;

function ContactQuestion() {
  const dispatch = useAppDispatch();
  const prompts = useAppSelector(selectSmsPrompts);
  const values = useAppSelector(selectContactValues);
  return (
    <QuestionStep<AccountContactValues>
      step="contact"
      title={CONTACT_TITLE}
      values={values}
      validate={validateContact}
      onAnswer={(answer) => void dispatch(contactSubmitted(contactAnswer(answer, prompts)))}
    >
      <ContactFields />
      <CreatedAccount />
      <SmsConsents />
    </QuestionStep>
  );
}
