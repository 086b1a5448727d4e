import { useMemo, useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useDeposit } from '#src/shell/vault.ts';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import type { RootState } from '#store/index.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectBrandName, selectSwitches } from '#store/org/selectors.ts';
import { validateConsents } from '#store/registration/consents.ts';
import { validateContact } from '#store/registration/contact.ts';
import { passwordValidator, type NewPassword } from '#store/registration/password.ts';
import {
  selectAccountValues,
  selectAgreeingButton,
  selectReassurance,
  selectSmsPrompts,
  type LoginForm,
} from '#store/registration/selectors.ts';
import { accountSubmitted, answersTyped } from '#store/registration/slice.ts';
import { frontier } from '#store/registration/steps.ts';
import { selectDraft, selectFlowContext } from '#store/registration/flow.ts';
import { PrefilledNote } from '#src/pages/registration/PrefilledNote.tsx';
import { SmallPrint, StepLabel } from '#src/pages/registration/StepWords.tsx';

import { RequiredConsents, SmsConsents } from './Consents.tsx';
import { changedContact, consentAnswer, contactAnswer } from './contactAnswer.ts';
import { ContactFields } from './ContactFields.tsx';
import { KnownAnswers } from './KnownAnswers.tsx';
import { MadeAccount } from './MadeAccount.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { SoftCredit } from './SoftCredit.tsx';
import { useChain } from './useChain.tsx';

type AccountForm = LoginForm & Partial<NewPassword>;

const TITLE = 'Set up your account';

/** Who is signed in, and who gets a password from the lender's own page, is asked for none (VAL-ACCT-1). */
const selectAsksForPassword = (state: RootState) =>
  !selectIsSignedIn(state) && selectSwitches(state).authMode === 'legacy';

/** chosen: said before "Create account" is pressed, where questions come first. */
const STILL_OPEN = 'Next come the questions that are left. Your last answer creates your account.';

/** Whether something beside the account is still to be asked. */
function selectAsksMore(state: RootState): boolean {
  const walk = selectFlowContext(state);
  return frontier({ ...walk, draft: { ...walk.draft, isAccountSetUp: true } }) !== null;
}

/** The rules of contact, password and boxes together; the password's depend on the e-mail address beside it. */
function useRules(asksForPassword: boolean) {
  const companyNameShort = useAppSelector(selectBrandName);
  // A new function looks at every field again.
  return useMemo(
    () => (values: Readonly<Partial<AccountForm>>) => ({
      ...validateContact(values),
      ...(asksForPassword &&
        passwordValidator({ email: values.email ?? '', companyNameShort })(values)),
      ...validateConsents(values),
    }),
    [asksForPassword, companyNameShort],
  );
}

/** The account before the questions, for people who come with data (ROUTE-REG-11). */
export function AccountSetupPage() {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const prompts = useAppSelector(selectSmsPrompts);
  const deposit = useDeposit();
  const values = useAppSelector(selectAccountValues);
  const [initialValues] = useState(values);
  const asksForPassword = useAppSelector(selectAsksForPassword);
  const asksMore = useAppSelector(selectAsksMore);
  const reassurance = useAppSelector(selectReassurance);

  return (
    <StepForm<AccountForm>
      title={TITLE}
      stepLabel={<StepLabel group="Contact Info" title={TITLE} />}
      help="We have your property and name. Create your account to see your offers."
      initialValues={initialValues}
      restored={values === initialValues ? undefined : values}
      validate={useRules(asksForPassword)}
      submitLabel={useAppSelector(selectAgreeingButton)}
      submitNote={asksMore ? STILL_OPEN : undefined}
      {...useChain()}
      onUnsaved={(unsaved) =>
        void dispatch(
          answersTyped({ step: 'contact', values: Object.fromEntries(Object.entries(unsaved)) }),
        )
      }
      onAnswer={(answer) =>
        void dispatch(
          accountSubmitted({
            contact: changedContact(draft, contactAnswer(answer, prompts)),
            consents: consentAnswer(answer),
            passwordHandle:
              asksForPassword && answer.password !== undefined ? deposit(answer.password) : null,
          }),
        )
      }
      footer={<SmallPrint reassurance={reassurance} />}
    >
      <KnownAnswers />
      <PrefilledNote step="contact" />
      <ContactFields />
      <MadeAccount />
      <SmsConsents />
      {asksForPassword && <PasswordFields />}
      <RequiredConsents />
      <SoftCredit />
    </StepForm>
  );
}
