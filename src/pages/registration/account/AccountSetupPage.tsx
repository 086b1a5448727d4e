import { useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { usePorts } from '#src/shell/ports.ts';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import type { RootState } from '#store/index.ts';
import { selectIsSignedIn } from '#store/identity/selectors.ts';
import { selectBrandName, selectSwitches } from '#store/org/selectors.ts';
import { validateConsents } from '#store/registration/consents.ts';
import { validateContact } from '#store/registration/contact.ts';
import { passwordValidator, type NewPassword } from '#store/registration/password.ts';
import { selectAccountValues, type LoginForm } from '#store/registration/accountValues.ts';
import { selectAgreeingButton, selectEndsAtWaitlist } from '#store/registration/softCredit.ts';
import { selectReassurance, selectSmsPrompts } from '#store/registration/selectors.ts';
import { accountSubmitted, answersTyped } from '#store/registration/slice.ts';
import { frontier } from '#store/registration/steps.ts';
import { selectStepAddress, selectDraft, selectFlowContext } from '#store/registration/flow.ts';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { PrefilledNote } from '#src/pages/registration/PrefilledNote.tsx';
import { SmallPrint, StepLabel } from '#src/pages/registration/StepTexts.tsx';

import { Agreement } from './Agreement.tsx';
import { SmsConsents } from './Consents.tsx';
import { changedContact, consentAnswer, contactAnswer } from './contactAnswer.ts';
import { ContactFields } from './ContactFields.tsx';
import { KnownAnswers } from './KnownAnswers.tsx';
import { CreatedAccount } from './CreatedAccount.tsx';
import { PasswordFields } from '#src/pages/shared/fields/PasswordFields.tsx';
import { useSubmitChain } from './useSubmitChain.tsx';

type AccountValues = LoginForm & Partial<NewPassword>;

const TITLE = 'Set up your account';

/**
 * Not asked of a signed-in borrower, who already has a password, or when the external sign-in page asks for its own
 * (VAL-ACCT-1).
 */
const selectAsksForPassword = (state: RootState) =>
  !selectIsSignedIn(state) && selectSwitches(state).authMode === 'legacy';

/** Our choice: shown above "Create account" if more questions follow. */
const QUESTIONS_FOLLOW =
  'The remaining questions come next. Your last answer creates your account.';

function selectAsksMore(state: RootState): boolean {
  const context = selectFlowContext(state);
  return frontier({ ...context, draft: { ...context.draft, isAccountSetUp: true } }) !== null;
}

/** The rules for contact, password and consents. The password's rules depend on the email. */
function useRules(asksForPassword: boolean) {
  const companyNameShort = useAppSelector(selectBrandName);
  // A stable reference, because a new function would validate every field again.
  return useMemo(
    () => (values: Readonly<Partial<AccountValues>>) => ({
      ...validateContact(values),
      ...(asksForPassword &&
        passwordValidator({ email: values.email ?? '', companyNameShort })(values)),
      ...validateConsents(values),
    }),
    [asksForPassword, companyNameShort],
  );
}

/**
 * The account before the questions, for borrowers with prefilled data (ROUTE-REG-11). The waitlist needs no account.
 */
export default function AccountSetupPage() {
  return useAppSelector(selectEndsAtWaitlist) ? <NoAccountNeeded /> : <AccountForm />;
}

/** Shown if the lender doesn't lend at the prefilled property (ELIG-01 to ELIG-03). */
function NoAccountNeeded() {
  const first = useAppSelector((state) => selectStepAddress(state, 'propertyAddress'));
  return (
    <Screen title="You can join the waitlist">
      <KnownAnswers />
      <Actions>
        <LinkButton to={first}>Continue</LinkButton>
      </Actions>
    </Screen>
  );
}

/** The phone comes between the email and the password, so this repeats the email as it is typed. */
function AccountPassword() {
  const { values } = useFormState<AccountValues>({ subscription: { values: true } });
  return <PasswordFields email={values.email} />;
}

function AccountForm() {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const prompts = useAppSelector(selectSmsPrompts);
  const { deposit } = usePorts();
  const values = useAppSelector(selectAccountValues);
  const [initialValues] = useState(values);
  const asksForPassword = useAppSelector(selectAsksForPassword);
  const asksMore = useAppSelector(selectAsksMore);
  const reassurance = useAppSelector(selectReassurance);

  const validate = useRules(asksForPassword);
  const submitLabel = useAppSelector(selectAgreeingButton);
  return (
    <StepForm<AccountValues>
      title={TITLE}
      stepLabel={<StepLabel group="Contact Info" title={TITLE} />}
      help="We have your property and name. Create your account to see your offers."
      initialValues={initialValues}
      restored={values === initialValues ? undefined : values}
      validate={validate}
      submitLabel={submitLabel}
      submitNote={asksMore ? QUESTIONS_FOLLOW : undefined}
      agreement={<Agreement />}
      {...useSubmitChain()}
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
      <CreatedAccount />
      <SmsConsents />
      {asksForPassword && <AccountPassword />}
    </StepForm>
  );
}
