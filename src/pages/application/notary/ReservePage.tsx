import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, GoToDashboard } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen, Section } from '#src/pages/shared/frame/Screen.tsx';
import { StepUnavailable } from '#src/pages/shared/frame/StepUnavailable.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { notarySlotChosen } from '#store/application/notary/actions.ts';
import { isCancelledByNotary, type NotaryBooking } from '#store/application/notary/notary.ts';
import { selectCanSchedule } from '#store/application/notary/selectors.ts';
import { selectNotary } from '#store/application/notary/slice.ts';
import { slotDay, timeHereAndThere } from '#store/application/notary/times.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { formatDeadline } from '#store/format/dates.ts';

import { Appointment } from './Appointment.tsx';
import { BookingForm } from './BookingForm.tsx';
import { useDeviceZone } from './useDeviceZone.ts';
import { StepErrors } from '#src/pages/shared/step/StepErrors.tsx';

const { title: TITLE } = applicationScreens.notaryReserveManual;
const HOLD_ENDED = 'Your hold ended. Choose a time again.';

/** notary/reserve-manual: a reserved time, or the appointment (STATUS-60). */
export default function ReservePage() {
  const canSchedule = useStableSelector(selectCanSchedule);
  return (
    <LenderScreen data="notaryBooking" title={TITLE} waiting="We're getting your appointment.">
      {(booking) => {
        if (!canSchedule) return <StepUnavailable title={TITLE} />;
        const { appointment, hold } = booking;
        if (hold !== null) return <BookingForm key={hold.holdUuid} hold={hold} />;
        if (appointment !== null && !isCancelledByNotary(appointment))
          return <Appointment appointment={appointment} />;
        return <NoTimeScreen booking={booking} />;
      }}
    </LenderScreen>
  );
}

function NoTimeScreen({ booking }: { booking: NotaryBooking }) {
  const toSchedule = useAppSelector(selectAddressOf('notaryScheduleManual'));
  const hasEnded = useAppSelector((state) => selectNotary(state).holdMinutesLeft === 0);
  const isCancelled = booking.appointment !== null;
  useAnnounced(hasEnded ? HOLD_ENDED : null, 'alert');
  return (
    <Screen title={TITLE} help="Choose when and where a notary meets you.">
      {hasEnded && (
        <Notice tone="warning">
          <p>{HOLD_ENDED}</p>
        </Notice>
      )}
      {isCancelled && (
        <Notice tone="warning" heading="Your appointment is cancelled">
          <p>The notary can&apos;t come. Pick a new time.</p>
        </Notice>
      )}
      <StepErrors step="notarySlot" />
      <Actions>
        <LinkButton to={toSchedule}>Choose a time</LinkButton>
      </Actions>
      <NextTimes booking={booking} />
      <Actions>
        <GoToDashboard />
      </Actions>
      <ContactUs />
    </Screen>
  );
}

function NextTimes({ booking: { nextSlots, nextSlotsZone } }: { booking: NotaryBooking }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('notarySlot');
  const here = useDeviceZone();
  if (nextSlots.length === 0) return null;
  return (
    <Section title="The next free times">
      <Actions>
        {nextSlots.map(({ uuid, start }) => (
          <Button
            key={uuid}
            tone="secondary"
            icon="calendar"
            isBusy={isBusy}
            onClick={() => dispatch(notarySlotChosen({ slotUuid: uuid }))}
          >
            {formatDeadline(slotDay(start, here))},{' '}
            {timeHereAndThere(start, here, nextSlotsZone ?? here)}
          </Button>
        ))}
      </Actions>
    </Section>
  );
}
