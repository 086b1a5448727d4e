import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { validateConsents } from '#store/registration/consents.ts';
import { validateContact } from '#store/registration/contact.ts';
import { selectLoginValues, type LoginForm } from '#store/registration/accountValues.ts';
import { selectSmsPrompts } from '#store/registration/selectors.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { selectDraft, selectKnownContact } from '#store/registration/flow.ts';
import { selectIsStoragePersistent } from '#store/shell/selectors.ts';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';

import { Agreement } from './Agreement.tsx';
import { AGREE, SmsConsents } from './Consents.tsx';
import { changedContact, consentAnswer, contactAnswer } from './contactAnswer.ts';
import { ContactFields } from './ContactFields.tsx';
import { CreatedAccount } from './CreatedAccount.tsx';
import { useSubmitChain } from './useSubmitChain.tsx';

const validateLogin = (values: Readonly<Partial<LoginForm>>) => ({
  ...validateContact(values),
  ...validateConsents(values),
});

/** The last step with an external sign-in page, which asks for the password (ROUTE-REG-09, A-06). */
export function LoginInfoPage() {
  const dispatch = useAppDispatch();
  const prompts = useAppSelector(selectSmsPrompts);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isStoragePersistent = useAppSelector(selectIsStoragePersistent);
  const draft = useAppSelector(selectDraft);
  const knownContact = useAppSelector(selectKnownContact);
  const values = useAppSelector(selectLoginValues);
  return (
    <QuestionStep<LoginForm>
      step="login"
      title={isSignedIn ? AGREE : 'Set up your login'}
      help={
        isSignedIn
          ? undefined
          : `Next, our secure sign-in page will ask for a password and a code.${isStoragePersistent ? ' Your answers are saved.' : ''}`
      }
      values={values}
      validate={knownContact ? validateConsents : validateLogin}
      {...useSubmitChain()}
      agreement={<Agreement />}
      onAnswer={(answer) =>
        void dispatch(
          registrationSubmitted({
            contact: changedContact(draft, contactAnswer({ ...answer, ...knownContact }, prompts)),
            consents: consentAnswer(answer),
            passwordHandle: null,
          }),
        )
      }
    >
      {!knownContact && <ContactFields />}
      <CreatedAccount />
      <SmsConsents />
    </QuestionStep>
  );
}
