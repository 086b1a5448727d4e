import { useMemo } from 'react';
import { useFormState } from 'react-final-form';

import { useAppSelector } from '#src/hooks.ts';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { StepUnavailable } from '#src/pages/shared/frame/StepUnavailable.tsx';
import { useStableSelector } from '#src/pages/shared/step/useStableSelector.ts';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { ZipField } from '#src/ui/fields/ZipField.tsx';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { notarySlotChosen } from '#store/application/notary/actions.ts';
import { meetingPlaces, type NotaryBooking } from '#store/application/notary/notary.ts';
import { scheduleValidator, type ScheduleForm } from '#store/application/notary/scheduleForm.ts';
import { selectCanSchedule, selectIsSlotTaken } from '#store/application/notary/selectors.ts';
import { slotDay, timeIn } from '#store/application/notary/times.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { formatNearDay } from '#store/format/dates.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { FreeTimes } from './FreeTimes.tsx';
import { useDeviceZone } from './useDeviceZone.ts';

const { title: TITLE } = applicationScreens.notaryScheduleManual;

/** notary/schedule-manual: where and when a notary meets the signers. */
export default function SchedulePage() {
  const canSchedule = useStableSelector(selectCanSchedule);
  return (
    <LenderScreen
      data="notaryBooking"
      title={TITLE}
      waiting="We're getting the places where a notary can meet you."
    >
      {(booking) =>
        canSchedule ? (
          <Schedule booking={booking} />
        ) : (
          <StepUnavailable title="You don't need a notary appointment" />
        )
      }
    </LenderScreen>
  );
}

function Schedule({ booking }: { booking: NotaryBooking }) {
  const application = useAppSelector(selectApplication);
  const isTaken = useAppSelector(selectIsSlotTaken);
  const zip = application?.property?.zip?.slice(0, 5) ?? '';
  const validate = useMemo(() => scheduleValidator(booking.places), [booking.places]);
  const isMove = booking.appointment !== null;
  return (
    <ScreenForm<ScheduleForm>
      title={TITLE}
      help={
        isMove
          ? 'Your appointment does not change until you choose another time.'
          : "We'll hold your time for 10 minutes while you finish."
      }
      validate={validate}
      submitLabel={isMove ? 'Reschedule' : 'Continue'}
      submitNote={<ChosenTime />}
      intent={({ slotUuid }) => notarySlotChosen({ slotUuid })}
      draft="notaryScheduleManual"
      start={(draft) => initialFormValues<ScheduleForm>({ zip }, draft)}
      step="notarySlot"
      // The message is next to the times instead.
      {...(isTaken && { banner: null })}
    >
      <ChoiceCards
        name="place"
        label="Where do you want to sign?"
        options={optionsOf(meetingPlaces, booking.places)}
      />
      <ZipField
        name="zip"
        hint="We'll look for a notary near this ZIP code."
        isPrefilled
        autoComplete="postal-code"
        width="short"
      />
      <FreeTimes earliest={booking.earliestDate} state={application?.property?.state ?? null} />
    </ScreenForm>
  );
}

function ChosenTime() {
  const { values } = useFormState<Partial<ScheduleForm>>({ subscription: { values: true } });
  const { notarySlots } = useAppSelector(selectLenderData);
  const slots = notarySlots.status === 'ready' ? (notarySlots.value?.slots ?? []) : [];
  const chosen = slots.find(({ uuid }) => uuid === values.slotUuid);
  const here = useDeviceZone();
  if (chosen === undefined) return null;
  return `${formatNearDay(slotDay(chosen.start, here))}, ${timeIn(chosen.start, here)}`;
}
