import { useField } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { LinkPanel } from '#src/pages/application/linking/LinkPanel.tsx';
import { useIsBusyBesideLink } from '#src/pages/application/linking/useIsBusyBesideLink.ts';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { payoutAccountRemoved, paymentChosen } from '#store/application/bank/actions.ts';
import {
  changeText,
  paymentChoiceOf,
  paymentFormOf,
  validatePayment,
  type Payment,
  type PaymentForm,
  type PaymentMethod,
} from '#store/application/bank/payment.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectLinkEnd } from '#store/application/linking/slice.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { selectRoutedApplication, selectStatus } from '#store/application/core/selectors.ts';
import { formatLongDate } from '#store/format/dates.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { AutopayFields, ManualFields, PaymentMethods } from './PaymentFields.tsx';
import { PaymentFacts } from './PaymentFacts.tsx';

const { title: TITLE } = applicationScreens.bankAutopay;

/** bank/autopay: paying by autopay or by hand, and what each costs. */
export default function PaymentPage() {
  return (
    <LenderScreen
      data="payment"
      title={TITLE}
      waiting="We're getting your ways to pay."
      readOnly={(payment) => <PaymentFacts payment={payment} />}
    >
      {(payment) => <PaymentMethodForm payment={payment} />}
    </LenderScreen>
  );
}

function PaymentMethodForm({ payment }: { payment: Payment }) {
  const isBusy = useIsBusyBesideLink();
  return (
    <ScreenForm<PaymentForm>
      title={TITLE}
      help="You don't need autopay to get the line."
      validate={validatePayment}
      agreement={<MethodDetails payment={payment} />}
      intent={(values) => paymentChosen(paymentChoiceOf(values))}
      otherActions={
        <>
          <HardCheckNote />
          <AccountRemoval payment={payment} />
        </>
      }
      draft="bankAutopay"
      start={(draft) => initialFormValues<PaymentForm>(paymentFormOf(payment), draft)}
      step="payment"
      isBusy={isBusy}
    >
      <PaymentMethods payment={payment} />
    </ScreenForm>
  );
}

function MethodDetails({ payment }: { payment: Payment }) {
  const { input } = useField<PaymentMethod | undefined>('paymentMethod', {
    subscription: { value: true },
  });
  const method = input.value || undefined;
  const toManual = useAppSelector(selectAddressOf('bankManualDisburse'));
  // The link panel inside says how the link ended.
  const hasLinkEnded = useAppSelector(selectLinkEnd) !== null;
  const change = changeText(payment.terms, method);
  return (
    <>
      {change !== null && (
        <Notice>
          <p>{change}</p>
        </Notice>
      )}
      {method === 'AUTOPAY' && (
        <>
          <AutopayFields payment={payment} />
          <Disclosure
            summary="Use another account"
            isOpen={hasLinkEnded || payment.accounts.length === 0}
          >
            <LinkPanel
              link="bank"
              returnTo="bankAutopay"
              tone="secondary"
              manual={{ to: toManual, label: 'Enter it by hand' }}
            />
          </Disclosure>
        </>
      )}
      {method === 'MANUAL' && <ManualFields />}
    </>
  );
}

function HardCheckNote() {
  const status = useAppSelector(selectStatus);
  const consent = status?.consents.find(({ type }) => type === 'HARD_CREDIT');
  const on = consent?.givenAt ? ` on ${formatLongDate(consent.givenAt)}` : '';
  return <p>Next: the hard credit check you agreed to{on}.</p>;
}

/** Shown only if the money goes to an account. It isn't shown if only the payments need one. */
function AccountRemoval({ payment }: { payment: Payment }) {
  const dispatch = useAppDispatch();
  const { isCrypto } = useAppSelector(selectRoutedApplication);
  if (isCrypto || payment.chosen === null) return null;
  return (
    <p>
      Your money goes to the account ending {payment.chosen.mask}.{' '}
      <button
        className="link-button"
        type="button"
        onClick={() => dispatch(payoutAccountRemoved())}
      >
        Remove this account
      </button>
    </p>
  );
}
