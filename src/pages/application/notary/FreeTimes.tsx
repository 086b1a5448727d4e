import { useEffect, useState } from 'react';
import { useFormState } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Spinner } from '#src/ui/feedback/Spinner.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import { notarySlotsRequested } from '#store/application/notary/actions.ts';
import { isWholeZip, type ScheduleForm } from '#store/application/notary/scheduleForm.ts';
import { certainZoneOfZip, slotsByDay, timesAreText } from '#store/application/notary/times.ts';
import { failureMessages } from '#store/failureMessages.ts';
import { formatLongDate, formatDeadline } from '#store/format/dates.ts';
import { addDays } from '#store/format/isoDate.ts';

import css from './Notary.module.css';
import { SlotField } from './SlotField.tsx';
import { useDeviceZone } from './useDeviceZone.ts';

const NO_TIMES = 'There are no times in that week. Try the next week or another place.';
const DAYS_PER_WEEK = 7;

export function FreeTimes({ earliest, state }: { earliest: string | null; state: string | null }) {
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
      <p>
        Week from {formatLongDate(from)} to{' '}
        {formatLongDate(addDays(from, DAYS_PER_WEEK - 1) ?? from)}
      </p>
      <div className={css['weeks']}>
        {!isFirst && (
          <Button tone="secondary" onClick={() => move(-DAYS_PER_WEEK)}>
            Earlier week
          </Button>
        )}
        <Button tone="secondary" onClick={() => move(DAYS_PER_WEEK)}>
          Next week
        </Button>
      </div>
      <TimesOfWeek
        zone={certainZoneOfZip(zip, state)}
        isFirst={isFirst}
        again={() => dispatch(notarySlotsRequested({ place, zip, from }))}
      />
    </div>
  );
}

interface TimesOfWeekProps {
  zone: string | null;
  isFirst: boolean;
  again: () => void;
}

/** The first week names the first day with a free time, which may be later than the first day that the law allows. */
function TimesOfWeek({ zone, isFirst, again }: TimesOfWeekProps) {
  const { notarySlots } = useAppSelector(selectLenderData);
  const here = useDeviceZone();
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
  const [first] = slotsByDay(slots, here);
  const [earliest] = first?.slots ?? [];
  if (first === undefined || earliest === undefined)
    return (
      <Notice>
        <p>{NO_TIMES}</p>
        <ContactUs />
      </Notice>
    );
  return (
    <>
      {isFirst && <p>The first day with a free time is {formatDeadline(first.day)}.</p>}
      <p>{timesAreText(earliest.start, here)}</p>
      <SlotField slots={slots} zone={zone} />
    </>
  );
}
