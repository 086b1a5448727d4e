import { useEffect, useRef, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { FieldGroup } from '#src/ui/fields/FieldFrame.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { useFormField } from '#src/ui/form/formField.ts';
import type { NotarySlot } from '#store/application/notary/notary.ts';
import { selectIsSlotTaken } from '#store/application/notary/selectors.ts';
import { deviceZone, slotsByDay, timeIn, zoneNameAt } from '#store/application/notary/times.ts';
import { formatDeadline } from '#store/format/dates.ts';

import css from './Notary.module.css';

export const SLOT_TAKEN = 'That time was just taken. Please choose another.';

interface SlotFieldProps {
  slots: readonly NotarySlot[];
  /** The zone of the place of the meeting; null where it is in doubt. */
  zone: string | null;
}

/** The day of the time that was taken: the list has reloaded, and the focus stays at the day. */
function useFocusOnDay(day: string | null, isTaken: boolean, slots: readonly NotarySlot[]) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isTaken && day !== null)
      list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [isTaken, day, slots]);
  return list;
}

/** The free times as a list of days with a button for each time; all times are the borrower's own. */
export function SlotField({ slots, zone }: SlotFieldProps) {
  const here = deviceZone();
  const props = { name: 'slotUuid', label: 'Time' };
  const field = useFormField<string>(props);
  // The day of the last choice: the time itself may be gone from the list.
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const isTaken = useAppSelector(selectIsSlotTaken);
  useAnnounced(isTaken ? SLOT_TAKEN : null, 'alert');
  const list = useFocusOnDay(chosenDay, isTaken, slots);
  return (
    <FieldGroup {...props} field={field} aria={{ 'aria-describedby': field.describedBy }}>
      {isTaken && (
        <Notice tone="warning">
          <p>{SLOT_TAKEN}</p>
        </Notice>
      )}
      <ul className={css['days']} ref={list}>
        {slotsByDay(slots, here).map(({ day, slots: ofDay }, place) => (
          <li key={day} className={css['day']}>
            <h3 className={css['name']} tabIndex={-1} data-day={day}>
              {formatDeadline(day)}
            </h3>
            <div className={css['slots']}>
              {ofDay.map(({ uuid, start }, index) => (
                <button
                  key={uuid}
                  className={css['slot']}
                  type="button"
                  {...(place === 0 && index === 0 && { id: field.id })}
                  aria-pressed={field.value === uuid}
                  onClick={() => {
                    setChosenDay(day);
                    field.change(uuid);
                  }}
                >
                  <span>
                    {timeIn(start, here)}{' '}
                    <span className="visually-hidden">on {formatDeadline(day)}</span>
                  </span>
                  {zone !== null && <TimeThere start={start} here={here} there={zone} />}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
}

function TimeThere({ start, here, there }: { start: string; here: string; there: string }) {
  if (timeIn(start, here) === timeIn(start, there)) return null;
  return (
    <span className={css['there']}>
      {timeIn(start, there)} {zoneNameAt(start, there)} there
    </span>
  );
}
