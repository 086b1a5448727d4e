import { useAppSelector } from '#src/hooks.ts';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { StepUnavailable } from '#src/pages/shared/frame/StepUnavailable.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { usePorts } from '#src/shell/ports.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { SecretField } from '#src/ui/fields/SecretField.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import {
  accountTypes,
  validateManualAccount,
  type ManualAccountForm,
} from '#store/application/bank/account.ts';
import { bankAccountEntered } from '#store/application/bank/actions.ts';
import { bankDigits } from '#store/application/bank/routingNumber.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { fullName } from '#store/person/name.ts';

import { CheckDrawing } from './CheckDrawing.tsx';
import { RoutingNumber } from './RoutingNumber.tsx';

const { title: TITLE } = applicationScreens.bankManualDisburse;

const typeOptions = optionsOf(accountTypes);

/** bank/manual-disburse: an account by its numbers, which are never stored. */
export default function ManualAccountPage() {
  const isOpen = useIsOpen();
  return (
    <ApplicationLayout>
      {isOpen ? (
        <ManualAccount />
      ) : (
        <StepUnavailable title="We don't need a bank account right now" />
      )}
    </ApplicationLayout>
  );
}

function ManualAccount() {
  const { deposit } = usePorts();
  return (
    <ScreenForm<ManualAccountForm>
      title={TITLE}
      help="If you leave this page before you finish, you'll need to enter these again."
      validate={validateManualAccount}
      intent={({ accountType, routingNumber, accountNumber }) =>
        bankAccountEntered({
          accountType,
          routingNumber: bankDigits(routingNumber),
          numberHandle: deposit(accountNumber),
        })
      }
      step="bankAccount"
    >
      <AccountHolder />
      <ChoiceCards name="accountType" label="Type of account" options={typeOptions} layout="row" />
      <CheckDrawing />
      <RoutingNumber />
      <SecretField name="accountNumber" label="Account number" spoken="the account number" />
      <SecretField
        name="accountNumberAgain"
        label="Confirm your account number"
        spoken="the repeated account number"
      />
    </ScreenForm>
  );
}

function AccountHolder() {
  const name = useAppSelector(selectApplication)?.applicant.name;
  return name ? (
    <DefinitionList rows={[{ label: 'Name on the account', value: <bdi>{fullName(name)}</bdi> }]} />
  ) : null;
}
