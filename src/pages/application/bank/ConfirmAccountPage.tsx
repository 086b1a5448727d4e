import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { ContactUs, QuietLink } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Screen } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import type { Payout } from '#store/application/bank/account.ts';
import { payoutConfirmed } from '#store/application/bank/actions.ts';
import { payoutAuthorization } from '#store/application/bank/payment.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { fullName } from '#store/person/name.ts';
import { isTicked } from '#store/registration/consents.ts';
import { validator } from '#store/validation.ts';

import { PayoutFacts } from './PayoutFacts.tsx';

const { title: TITLE } = applicationScreens.bankConfirm;

/** bank/confirm: the chosen account again, and the authorization of the transfer. */
export default function ConfirmAccountPage() {
  const name = useOwnName();
  return (
    <LenderScreen
      data="payout"
      title={TITLE}
      waiting="We're getting your bank account."
      readOnly={(payout) => <PayoutFacts payout={payout} name={name} />}
    >
      {(payout) =>
        payout.chosen === null ? (
          <NoAccountScreen />
        ) : (
          <ConfirmationForm payout={payout} name={name} />
        )
      }
    </LenderScreen>
  );
}

function useOwnName(): string | null {
  const name = useAppSelector(selectApplication)?.applicant.name ?? null;
  return name && fullName(name);
}

interface ConfirmForm {
  authorization: boolean;
}

const validate = validator<ConfirmForm>({ authorization: [isTicked] });

function ConfirmationForm({ payout, name }: { payout: Payout; name: string | null }) {
  const toDisburse = useAppSelector(selectAddressOf('bankDisburse'));
  return (
    <ScreenForm<ConfirmForm>
      title={TITLE}
      help="A wrong digit can delay your money for weeks."
      validate={validate}
      submitLabel="Confirm"
      agreement={
        <CheckboxField name="authorization" label="Permission to send the money">
          {payoutAuthorization.text}
        </CheckboxField>
      }
      intent={() => payoutConfirmed()}
      otherActions={<QuietLink to={toDisburse}>Change</QuietLink>}
      step="payoutConfirmation"
    >
      <PayoutFacts payout={payout} name={name} />
    </ScreenForm>
  );
}

function NoAccountScreen() {
  const toDisburse = useAppSelector(selectAddressOf('bankDisburse'));
  return (
    <Screen title={TITLE}>
      <p>
        You haven't chosen an account yet. <Link to={toDisburse}>Choose an account</Link>
      </p>
      <ContactUs />
    </Screen>
  );
}
