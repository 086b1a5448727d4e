import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { selectChainServed, selectIsSubmitting } from '#store/registration/chainWords.ts';
import { validateConsents } from '#store/registration/consents.ts';
import { validateContact } from '#store/registration/contact.ts';
import { selectLoginValues, type LoginForm } from '#store/registration/selectors.ts';
import { registrationSubmitted } from '#store/registration/slice.ts';
import { selectIsContactKnown } from '#store/registration/walk.ts';

import { RequiredConsents, SmsConsents, SoftCredit } from './Consents.tsx';
import { consentAnswer, contactAnswer, knownContact } from './contactAnswer.ts';
import { ContactFields } from './ContactFields.tsx';
import { RegistrationStep } from './RegistrationStep.tsx';

const validateLogin = (values: Readonly<Partial<LoginForm>>) => ({
  ...validateContact(values),
  ...validateConsents(values),
});

/** The last screen where the lender's own page asks for the password (ROUTE-REG-09, A-06). */
export function LoginInfoPage() {
  const dispatch = useAppDispatch();
  const isContactKnown = useAppSelector(selectIsContactKnown);
  const known = useAppSelector(selectLoginValues);
  return (
    <RegistrationStep<LoginForm>
      step="login"
      title="Set up your login"
      help={
        isContactKnown
          ? undefined
          : 'Next, our secure sign-in page asks for a password and a code. Your answers are kept.'
      }
      values={known}
      validate={isContactKnown ? validateConsents : validateLogin}
      isBusy={useAppSelector(selectIsSubmitting)}
      {...useAppSelector(selectChainServed)}
      agreement={<SoftCredit />}
      onAnswer={(answer) =>
        void dispatch(
          registrationSubmitted({
            contact: isContactKnown ? knownContact(known, answer) : contactAnswer(answer),
            consents: consentAnswer(answer),
            passwordHandle: null,
          }),
        )
      }
    >
      {!isContactKnown && <ContactFields />}
      <SmsConsents />
      <RequiredConsents />
    </RegistrationStep>
  );
}
