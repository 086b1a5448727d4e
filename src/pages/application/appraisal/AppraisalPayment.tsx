import { useId, useMemo } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { appraisalBooked } from '#store/application/appraisal/actions.ts';
import {
  APPRAISAL_FROM,
  bookingValidator,
  CARD_REFUSED,
  feeText,
  firstDayOf,
  type Appraisal,
  type Booking,
} from '#store/application/appraisal/appraisal.ts';
import { startingBooking } from '#store/application/appraisal/startingBooking.ts';
import { offersReopened } from '#store/application/offers/slice.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectApplication, selectIsSending } from '#store/application/core/selectors.ts';
import { formatLongDate } from '#store/format/dates.ts';
import { formatWholeDollars } from '#store/format/money.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { WindowFields } from './WindowFields.tsx';

const { title: TITLE } = applicationScreens.hold;

const helpOf = (fee: number) =>
  `Lines over ${formatWholeDollars(APPRAISAL_FROM)} need an appraisal by a licensed appraiser, inside your home. It costs ${formatWholeDollars(fee)}.`;

/** The borrower types the card number only at the payment partner. */
export function AppraisalPayment({ appraisal }: { appraisal: Appraisal }) {
  const today = useAppSelector(selectToday);
  const { earliestPaymentDate: earliest } = appraisal;
  const isEarly = earliest !== null && today !== null && today < earliest;
  return isEarly ? (
    <EarlyPaymentScreen appraisal={appraisal} earliest={earliest} />
  ) : (
    <PaymentForm appraisal={appraisal} today={today} />
  );
}

/** Shown while we may not charge the fee yet. A smaller draw needs no fee. */
function EarlyPaymentScreen({ appraisal, earliest }: { appraisal: Appraisal; earliest: string }) {
  const id = useId();
  const date = formatLongDate(earliest);
  return (
    <Screen title={TITLE} help={helpOf(appraisal.fee)}>
      <p id={id}>{feeText(date).text}</p>
      <Actions>
        <Button isWaiting describedBy={id}>
          You can pay from {date}
        </Button>
        <SmallerDrawButton />
      </Actions>
      <SaveForLater />
      <ContactUs />
    </Screen>
  );
}

function SmallerDrawButton() {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsSending);
  return (
    <Button
      tone="secondary"
      isBusy={isSending}
      busyLabel="Going to your offers"
      onClick={() => dispatch(offersReopened({ from: 'hold' }))}
    >
      {`Draw ${formatWholeDollars(APPRAISAL_FROM)} or less instead`}
    </Button>
  );
}

function PaymentForm({ appraisal, today }: { appraisal: Appraisal; today: string | null }) {
  const { fee, earliestPaymentDate, refusal } = appraisal;
  const applicant = useAppSelector((state) => selectApplication(state)?.applicant);
  const first = firstDayOf(today, earliestPaymentDate);
  const validate = useMemo(() => bookingValidator(first), [first]);
  return (
    <ScreenForm<Booking>
      title={TITLE}
      help={helpOf(fee)}
      validate={validate}
      submitLabel="Pay and book"
      submitNote="You'll pay on our partner's secure page. We never see your card."
      intent={appraisalBooked}
      otherActions={<SmallerDrawButton />}
      draft="hold"
      start={(draft) => startingBooking(appraisal, applicant, draft)}
      step="appraisalPayment"
    >
      {refusal !== null && (
        <Notice tone="danger" heading={CARD_REFUSED}>
          <p>
            The payment partner says: <bdi>{refusal}</bdi>
          </p>
        </Notice>
      )}
      <FieldSection legend="Who will be home?">
        <TextField name="contactName" label="Name of the contact" autoComplete="name" isPrefilled />
        <PhoneField name="contactPhone" label="Phone of the contact" isPrefilled />
      </FieldSection>
      <WindowFields first={first} />
    </ScreenForm>
  );
}
