import { useMemo, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { usePorts } from '#src/shell/ports.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectBrandName } from '#store/org/selectors.ts';
import { validateConsents } from '#store/registration/consents.ts';
import { passwordValidator, type NewPassword } from '#store/registration/password.ts';
import { selectPasswordValues } from '#store/registration/accountValues.ts';
import { registrationSubmitted, type ConsentTicks } from '#store/registration/slice.ts';
import {
  selectDraft,
  selectIsChainUnderWay,
  selectKnownContact,
} from '#store/registration/flow.ts';
import { QuestionStep } from '#src/pages/registration/QuestionStep.tsx';

import { AccountEmail } from './AccountEmail.tsx';
import { Agreement } from './Agreement.tsx';
import { AGREE } from './Consents.tsx';
import { changedContact, consentAnswer, contactAnswer } from './contactAnswer.ts';
import { CreatedAccount } from './CreatedAccount.tsx';
import { PasswordFields } from '#src/pages/shared/fields/PasswordFields.tsx';
import { useSubmitChain } from './useSubmitChain.tsx';

type PasswordForm = Partial<NewPassword> & ConsentTicks;

/** A signed-in borrower already has a password (VAL-ACCT-1). */
function useRules(isSignedIn: boolean) {
  const { email } = useAppSelector(selectDraft);
  const companyNameShort = useAppSelector(selectBrandName);
  // A stable reference, because a new function would validate every field again.
  return useMemo(() => {
    if (isSignedIn) return validateConsents;
    const validatePassword = passwordValidator({ email: email ?? '', companyNameShort });
    return (values: Readonly<Partial<PasswordForm>>) => ({
      ...validatePassword(values),
      ...validateConsents(values),
    });
  }, [isSignedIn, email, companyNameShort]);
}

/** The submit chain signs the borrower in, but the form stays the same until the chain has ended. */
function useHasAccount() {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isUnderWay = useAppSelector(selectIsChainUnderWay);
  const [wasSignedIn] = useState(isSignedIn);
  return isUnderWay ? wasSignedIn : isSignedIn;
}

/** Explains the empty password field to a returning borrower: answers are stored, passwords aren't (S2, FT-42). */
function useHelp(hasAccount: boolean) {
  const hasAgreed = useAppSelector((state) => selectDraft(state).termPrivacyConsent);
  const [isBack] = useState(hasAgreed);
  return isBack && !hasAccount
    ? "Your answers are saved. We don't save passwords, so please type yours again."
    : undefined;
}

/** The last step with a password (ROUTE-REG-08). Its submit starts the submit chain. */
export function SetPasswordPage() {
  const dispatch = useAppDispatch();
  const { deposit } = usePorts();
  const hasAccount = useHasAccount();
  const draft = useAppSelector(selectDraft);
  const knownContact = useAppSelector(selectKnownContact);
  const help = useHelp(hasAccount);
  const values = useAppSelector(selectPasswordValues);
  const validate = useRules(hasAccount);
  return (
    <QuestionStep<PasswordForm>
      step="password"
      title={hasAccount ? AGREE : 'Create a password'}
      help={help}
      values={values}
      validate={validate}
      {...useSubmitChain()}
      agreement={<Agreement />}
      onAnswer={({ password, ...consents }) =>
        void dispatch(
          registrationSubmitted({
            contact: knownContact && changedContact(draft, contactAnswer(knownContact)),
            consents: consentAnswer(consents),
            passwordHandle: hasAccount || password === undefined ? null : deposit(password),
          }),
        )
      }
    >
      <AccountEmail />
      <CreatedAccount />
      {!hasAccount && <PasswordFields email={draft.email} />}
    </QuestionStep>
  );
}
