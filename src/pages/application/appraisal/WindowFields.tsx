import { useEffect } from 'react';
import { useField, useForm } from 'react-final-form';

import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { CheckChips } from '#src/ui/fields/choice/CheckChips.tsx';
import {
  isVisitDay,
  visitDaysAfter,
  visitTimes,
  WINDOWS,
} from '#store/application/appraisal/appraisal.ts';
import {
  withDayToggled,
  withTimeToggled,
  type PickedTime,
} from '#store/application/appraisal/pickedTimes.ts';
import { formatNearDay } from '#store/format/dates.ts';

const times = optionsOf(visitTimes);

/** The picked times. Drops those whose day has passed since they were saved. */
function usePicked(first: string | null) {
  const form = useForm();
  const { input } = useField<readonly Partial<PickedTime>[] | undefined>('windows', {
    subscription: { value: true },
    format: (value: unknown) => value,
  });
  const saved = input.value ?? [];
  const picked = saved.filter(
    (one): one is PickedTime => one.day !== undefined && isVisitDay(one.day, first),
  );
  const change = (next: readonly PickedTime[]) => form.change('windows', next);
  const isStale = picked.length < saved.length;
  useEffect(() => {
    if (isStale) change(picked);
  });
  return [picked, change] as const;
}

/**
 * Three times when the appraiser can see the inside of the home. A picked day opens its times, and may have several of
 * them.
 */
export function WindowFields({ first }: { first: string | null }) {
  const [picked, change] = usePicked(first);
  const pickedDays = [...new Set(picked.map(({ day }) => day))];
  const days = [...new Set([...visitDaysAfter(first), ...pickedDays])].toSorted();
  const isFull = picked.length >= WINDOWS;
  return (
    <FieldSection legend="Pick three times">
      <p>The appraiser will take one of them and needs about an hour inside.</p>
      <CheckChips
        name={`windows[${WINDOWS - 1}].day`}
        label="Days"
        hint={`${picked.length} of ${WINDOWS} picked.${isFull ? ' Untick one to pick another.' : ''}`}
        options={days.map((day) => ({ value: day, label: formatNearDay(day) }))}
        picked={pickedDays}
        isFull={isFull}
        onToggle={(day) => change(withDayToggled(picked, day))}
      />
      {pickedDays.map((day) => (
        <CheckChips
          key={day}
          name={`windows[${picked.findIndex((one) => one.day === day)}].time`}
          label={`Time on ${formatNearDay(day)}`}
          options={times}
          picked={picked.flatMap((one) => (one.day === day && one.time ? [one.time] : []))}
          onToggle={(time) => change(withTimeToggled(picked, day, time))}
        />
      ))}
    </FieldSection>
  );
}
