import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { LinkPanel } from '#src/pages/application/linking/LinkPanel.tsx';
import { useStepBesideLink } from '#src/pages/application/linking/useStepBesideLink.ts';
import { Screen } from '#src/pages/shared/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import {
  accountLine,
  startingAccount,
  validatePayout,
  type Payout,
  type PayoutForm,
} from '#store/application/bank/account.ts';
import { payoutAccountChosen } from '#store/application/bank/actions.ts';
import { selectLinkEnd } from '#store/application/linking/slice.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectAddressOf } from '#store/application/screenSelectors.ts';

import { PayoutFacts } from './PayoutFacts.tsx';

const { title: TITLE } = applicationScreens.bankDisburse;
const HELP = 'Use a checking or savings account in your name.';

/** bank/disburse: the account that the money goes to, of those that the lender knows. */
export function DisbursePage() {
  const isOpen = useIsOpen();
  return (
    <LenderScreen data="payout" title={TITLE} waiting="We're getting your bank accounts.">
      {(payout) => {
        if (!isOpen)
          return (
            <ReadOnlyScreen title={TITLE}>
              <PayoutFacts payout={payout} name={null} />
            </ReadOnlyScreen>
          );
        return payout.accounts.length === 0 ? (
          <NoAccounts payout={payout} />
        ) : (
          <DisbursementForm payout={payout} />
        );
      }}
    </LenderScreen>
  );
}

function DisbursementForm({ payout }: { payout: Payout }) {
  const dispatch = useAppDispatch();
  const end = useAppSelector(selectLinkEnd);
  const [initialValues] = useState(() => {
    const accountUuid = startingAccount(payout, end?.result === 'SUCCESS');
    return accountUuid === undefined ? {} : { accountUuid };
  });
  return (
    <StepForm<PayoutForm>
      title={TITLE}
      help={HELP}
      initialValues={initialValues}
      validate={validatePayout}
      onAnswer={(values) => dispatch(payoutAccountChosen(values))}
      footer={
        <>
          <SaveForLater />
          <ContactUs />
        </>
      }
      {...useStepBesideLink('payoutAccount')}
    >
      <PayoutFacts payout={{ ...payout, chosen: null }} name={null} />
      <ChoiceCards
        name="accountUuid"
        label="Your accounts"
        options={payout.accounts.map((account) => ({
          value: account.accountUuid,
          label: accountLine(account),
        }))}
      />
      <BankLinkPanel tone="secondary" />
    </StepForm>
  );
}

/** An account by a link, or by hand. */
function BankLinkPanel({ tone }: { tone: 'primary' | 'secondary' }) {
  const toManual = useAppSelector(selectAddressOf('bankManualDisburse'));
  return (
    <LinkPanel
      link="bank"
      returnTo="bankDisburse"
      tone={tone}
      manual={{ to: toManual, label: 'Enter it by hand' }}
    />
  );
}

/** The lender knows no account, so there is nothing to choose. */
function NoAccounts({ payout }: { payout: Payout }) {
  return (
    <Screen title={TITLE} help={HELP}>
      <PayoutFacts payout={payout} name={null} />
      <BankLinkPanel tone="primary" />
      <SaveForLater />
      <ContactUs />
    </Screen>
  );
}
