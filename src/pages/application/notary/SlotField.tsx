import { useEffect, useRef, useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { FieldGroup } from '#src/ui/fields/FieldFrame.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { useFormField } from '#src/ui/form/formField.ts';
import type { NotarySlot } from '#store/application/notary/notary.ts';
import { selectIsSlotTaken } from '#store/application/notary/selectors.ts';
import { partsOfDay, slotsByDay, timeIn, zoneNameAt } from '#store/application/notary/times.ts';
import { formatDeadline, formatNearDay } from '#store/format/dates.ts';

import css from './Notary.module.css';
import { useDeviceZone } from './useDeviceZone.ts';

export const SLOT_TAKEN = 'That time was just taken. Please choose another.';

interface SlotFieldProps {
  slots: readonly NotarySlot[];
  /** The time zone of the meeting's place. Null if it is uncertain. */
  zone: string | null;
}

/** Moves the focus to a day's heading when a time on that day was taken and the list has reloaded. */
function useFocusOnDay(isTaken: boolean, slots: readonly NotarySlot[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isTaken) heading.current?.focus();
  }, [isTaken, slots]);
  return heading;
}

/** The free times of a chosen day. All times are in the borrower's own time zone. */
export function SlotField({ slots, zone }: SlotFieldProps) {
  const here = useDeviceZone();
  const props = { name: 'slotUuid', label: 'Time' };
  const field = useFormField<string>(props);
  const days = slotsByDay(slots, here);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const shown = days.find(({ day }) => day === chosenDay) ?? days[0];
  const isTaken = useAppSelector(selectIsSlotTaken);
  useAnnounced(isTaken ? SLOT_TAKEN : null, 'alert');
  const heading = useFocusOnDay(isTaken, slots);
  if (shown === undefined) return null;
  return (
    <>
      <DayChips days={days.map(({ day }) => day)} shown={shown.day} onShow={setChosenDay} />
      <FieldGroup {...props} field={field} aria={{ 'aria-describedby': field.describedBy }}>
        {isTaken && (
          <Notice tone="warning">
            <p>{SLOT_TAKEN}</p>
          </Notice>
        )}
        <h3 className={css['chosenDay']} tabIndex={-1} ref={heading}>
          {formatDeadline(shown.day)}
        </h3>
        {partsOfDay(shown.slots, here).map(({ part, slots: ofPart }, place) => (
          <div key={part} className={css['day']}>
            <h4 className={css['part']}>{part}</h4>
            <div className={css['slots']}>
              {ofPart.map(({ uuid, start }, index) => (
                <SlotButton
                  key={uuid}
                  {...(place === 0 && index === 0 && { id: field.id })}
                  {...{ start, zone }}
                  day={shown.day}
                  isChosen={field.value === uuid}
                  onChoose={() => {
                    setChosenDay(shown.day);
                    field.change(uuid);
                  }}
                />
              ))}
            </div>
          </div>
        ))}
      </FieldGroup>
    </>
  );
}

interface DayChipsProps {
  days: readonly string[];
  shown: string;
  onShow: (day: string) => void;
}

function DayChips({ days, shown, onShow }: DayChipsProps) {
  return (
    <FieldGroup label="Day" field={{ id: 'day' }} aria={{}}>
      <div className={css['dayChips']}>
        {days.map((day) => (
          <button
            key={day}
            className={css['slot']}
            type="button"
            aria-pressed={day === shown}
            onClick={() => onShow(day)}
          >
            {formatNearDay(day)}
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}

interface SlotButtonProps {
  id?: string;
  start: string;
  day: string;
  zone: string | null;
  isChosen: boolean;
  onChoose: () => void;
}

/** A free time, and the time at the meeting's place if it differs. */
function SlotButton({ id, start, day, zone, isChosen, onChoose }: SlotButtonProps) {
  const here = useDeviceZone();
  return (
    <button
      className={css['slot']}
      id={id}
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span>
        {timeIn(start, here)} <span className="visually-hidden">on {formatDeadline(day)}</span>
      </span>
      {zone !== null && <TimeThere start={start} here={here} there={zone} />}
    </button>
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
