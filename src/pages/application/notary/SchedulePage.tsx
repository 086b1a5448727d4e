import { useEffect, useMemo, useState } from 'react';
import { useFormState } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { optionsOf } from '#src/pages/shared/optionsOf.ts';
import { StepUnavailable } from '#src/pages/shared/StepUnavailable.tsx';
import { useScreenDraft } from '#src/pages/shared/useScreenDraft.ts';
import { useStableSelector } from '#src/pages/shared/useStableSelector.ts';
import { useStep } from '#src/pages/shared/useStep.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { ZipField } from '#src/ui/fields/ZipField.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { Button } from '#src/ui/layout/Button.tsx';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { notarySlotChosen, notarySlotsRequested } from '#store/application/notary/actions.ts';
import { meetingPlaces, type NotaryBooking } from '#store/application/notary/notary.ts';
import {
  isWholeZip,
  scheduleValidator,
  type ScheduleForm,
} from '#store/application/notary/scheduleForm.ts';
import { selectCanSchedule, selectIsSlotTaken } from '#store/application/notary/selectors.ts';
import {
  certainZoneOfZip,
  dayIn,
  deviceZone,
  timeIn,
  timesAreText,
} from '#store/application/notary/times.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectApplication } from '#store/application/selectors.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { formatLongDate, formatDeadline, formatNearDay } from '#store/format/dates.ts';
import { addDays } from '#store/format/isoDate.ts';
import { initialFormValues } from '#store/unsaved.ts';

import css from './Notary.module.css';
import { SlotField } from './SlotField.tsx';

const { title: TITLE } = applicationScreens.notaryScheduleManual;
const NO_TIMES = 'There are no times in that week. Try the next week or another place.';
const A_WEEK = 7;

/** notary/schedule-manual: where and when a notary meets the signers. */
export function SchedulePage() {
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
  const dispatch = useAppDispatch();
  const application = useAppSelector(selectApplication);
  const isTaken = useAppSelector(selectIsSlotTaken);
  const zip = application?.property?.zip?.slice(0, 5) ?? '';
  const { form } = useScreenDraft<ScheduleForm>('notaryScheduleManual', (draft) =>
    initialFormValues<ScheduleForm>({ zip }, draft),
  );
  const validate = useMemo(() => scheduleValidator(booking.places), [booking.places]);
  const step = useStep('notarySlot');
  const isMove = booking.appointment !== null;
  return (
    <StepForm<ScheduleForm>
      title={TITLE}
      help={
        isMove
          ? 'Your appointment does not change until you choose another time.'
          : "We'll hold your time for 10 minutes while you finish."
      }
      validate={validate}
      submitLabel={isMove ? 'Reschedule' : 'Continue'}
      submitNote={<ChosenTime />}
      onAnswer={({ slotUuid }) => dispatch(notarySlotChosen({ slotUuid }))}
      footer={<Footer />}
      {...form}
      {...step}
      // The message stands at the times.
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
      <Times earliest={booking.earliestDate} state={application?.property?.state ?? null} />
    </StepForm>
  );
}

/** The chosen time, beside the button. */
function ChosenTime() {
  const { values } = useFormState<Partial<ScheduleForm>>({ subscription: { values: true } });
  const { notarySlots } = useAppSelector(selectLenderData);
  const slots = notarySlots.status === 'ready' ? (notarySlots.value?.slots ?? []) : [];
  const chosen = slots.find(({ uuid }) => uuid === values.slotUuid);
  if (chosen === undefined) return null;
  const here = deviceZone();
  return `${formatNearDay(dayIn(chosen.start, here))}, ${timeIn(chosen.start, here)}`;
}

const Footer = () => (
  <>
    <SaveForLater />
    <ContactUs />
  </>
);

/** The free times, week by week, once place and ZIP code are known. */
function Times({ earliest, state }: { earliest: string | null; state: string | null }) {
  const dispatch = useAppDispatch();
  const { values } = useFormState<Partial<ScheduleForm>>({ subscription: { values: true } });
  const [from, setFrom] = useState(earliest ?? '');
  const { place, zip } = values;
  const isKnown = place !== undefined && isWholeZip(zip) && from !== '';

  useEffect(() => {
    if (place !== undefined && isWholeZip(zip) && from !== '')
      dispatch(notarySlotsRequested({ place, zip, from }));
  }, [dispatch, place, zip, from]);

  if (!isKnown) return <p>Choose a place to see the free times.</p>;
  const move = (days: number) => setFrom(addDays(from, days) ?? from);
  const isFirst = earliest === null || from <= earliest;
  return (
    <div className={css['times']}>
      {earliest !== null && isFirst && (
        <p>The first day you can sign is {formatDeadline(earliest)}.</p>
      )}
      <p>
        Week from {formatLongDate(from)} to {formatLongDate(addDays(from, A_WEEK - 1) ?? from)}
      </p>
      <div className={css['weeks']}>
        {!isFirst && (
          <Button tone="secondary" onClick={() => move(-A_WEEK)}>
            Earlier week
          </Button>
        )}
        <Button tone="secondary" onClick={() => move(A_WEEK)}>
          Next week
        </Button>
      </div>
      <FreeTimes
        zone={certainZoneOfZip(zip, state)}
        again={() => dispatch(notarySlotsRequested({ place, zip, from }))}
      />
    </div>
  );
}

function FreeTimes({ zone, again }: { zone: string | null; again: () => void }) {
  const { notarySlots } = useAppSelector(selectLenderData);
  if (notarySlots.status === 'failed')
    return (
      <Notice tone="danger">
        <p>{failureMessages(notarySlots.failure)}</p>
        <Button tone="secondary" onClick={again}>
          Try again
        </Button>
      </Notice>
    );
  if (notarySlots.status !== 'ready' || notarySlots.value === null)
    return (
      <p aria-live="polite">
        <Spinner /> We're getting the free times.
      </p>
    );
  const { slots } = notarySlots.value;
  const [first] = slots;
  if (first === undefined)
    return (
      <Notice>
        <p>{NO_TIMES}</p>
        <ContactUs />
      </Notice>
    );
  return (
    <>
      <p>{timesAreText(first.start, deviceZone())}</p>
      <SlotField slots={slots} zone={zone} />
    </>
  );
}
