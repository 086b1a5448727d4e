import { useAppSelector } from '#src/hooks.ts';
import { useIsBusyBesideLink } from '#src/pages/application/linking/useIsBusyBesideLink.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { LinkPanel } from '#src/pages/application/linking/LinkPanel.tsx';
import { Screen } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import {
  accountLine,
  startingAccount,
  validatePayout,
  type Payout,
  type PayoutForm,
} from '#store/application/bank/account.ts';
import { payoutAccountChosen } from '#store/application/bank/actions.ts';
import { selectLinkEnd } from '#store/application/linking/slice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';

import { PayoutFacts } from './PayoutFacts.tsx';

const { title: TITLE } = applicationScreens.bankDisburse;
const HELP = 'Use a checking or savings account in your name.';

/** bank/disburse: which of the accounts that the lender knows the money goes to. */
export default function DisbursePage() {
  return (
    <LenderScreen
      data="payout"
      title={TITLE}
      waiting="We're getting your bank accounts."
      readOnly={(payout) => <PayoutFacts payout={payout} name={null} />}
    >
      {(payout) =>
        payout.accounts.length === 0 ? (
          <NoAccounts payout={payout} />
        ) : (
          <DisbursementForm payout={payout} />
        )
      }
    </LenderScreen>
  );
}

function DisbursementForm({ payout }: { payout: Payout }) {
  const end = useAppSelector(selectLinkEnd);
  const isBusy = useIsBusyBesideLink();
  return (
    <ScreenForm<PayoutForm>
      title={TITLE}
      help={HELP}
      start={() => {
        const accountUuid = startingAccount(payout, end?.result === 'SUCCESS');
        return accountUuid === undefined ? {} : { accountUuid };
      }}
      validate={validatePayout}
      intent={payoutAccountChosen}
      step="payoutAccount"
      isBusy={isBusy}
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
    </ScreenForm>
  );
}

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
