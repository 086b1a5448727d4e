import { useState } from 'react';

import { ariaOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';
import { isInsertion } from '#src/ui/form/useFormattedText.ts';
import { MONTHS } from '#store/format/isoDate.ts';
import { normaliseText } from '#store/text/normalise.ts';

import css from './field.module.css';
import { FieldGroup, type GroupProps } from './FieldFrame.tsx';

interface Typed {
  month: string;
  day: string;
  year: string;
}

const EMPTY: Typed = { month: '', day: '', year: '' };

/** The parts of a date in American order. */
const boxes = [
  { part: 'month', label: 'Month', length: 2 },
  { part: 'day', label: 'Day', length: 2 },
  { part: 'year', label: 'Year', length: 4 },
] as const;

const padded = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'));

const toValue = ({ month, day, year }: Typed) =>
  month || day || year ? `${year}-${padded(month)}-${padded(day)}` : undefined;

function toTyped(value: string | undefined): Typed {
  const [year = '', month = '', day = ''] = (value ?? '').split('-');
  return { month, day, year };
}

/**
 * Turns "April 27th, 1985" and "27 April, 1985" into "4 27, 1985", and "1985 April 27" into "1985 4 27". Leaves a text
 * without a month's name unchanged.
 */
function withMonthNumber(text: string) {
  const [name = ''] = /[a-z]{3,}/i.exec(text) ?? [];
  const month =
    name && MONTHS.findIndex((one) => one.toLowerCase().startsWith(name.toLowerCase())) + 1;
  if (!month) return text;
  const inOrder = /^\d{4}/.test(text)
    ? text.replace(name, `${month}`)
    : `${month} ${text.replace(name, '')}`;
  return inOrder.replace(/(\d)(?:st|nd|rd|th)\b/i, '$1');
}

/** 1985-03-05, 3/5/1985, 19850305, 03051985. */
const DATE =
  /^(?:(\d{4})[\s,./-]+(\d\d?)[\s,./-]+(\d\d?)|(\d\d?)[\s,./-]+(\d\d?)[\s,./-]+(\d{4}|\d\d)|((?:19|20)\d\d)(\d\d)(\d\d)|(\d\d)(\d\d)(\d{4}))[.,]?$/;

/** A longer text isn't a date (SC-22). */
const MAX_TEXT_LENGTH = 40;

/** Reads a whole date that was pasted or autofilled into one part: 03/05/1985, 1985-03-05, 03051985, March 5, 1985. */
function wholeDate(text: string): Typed | null {
  const found = text.length > MAX_TEXT_LENGTH ? null : DATE.exec(withMonthNumber(text));
  const [first = '', second = '', third = ''] = found?.slice(1).filter(Boolean) ?? [];
  if (!found) return null;
  return first.length === 4
    ? { year: first, month: second, day: third }
    : { month: first, day: second, year: third };
}

/**
 * A date in three inputs. The value is `yyyy-MM-dd`, even while the date is invalid ("1990-02-31", "199-05-"), and
 * `undefined` while all inputs are empty.
 * - The question is the group's legend, and each input has a visible label.
 * - Hint and message describe the group. A message marks all three inputs.
 * - Autofill is a birthday by default. A whole date can be pasted into any input, and other text is rejected.
 * - Typing never moves the focus.
 */
export function DateField({
  autoComplete = 'bday',
  ...props
}: FieldProps & GroupProps & { autoComplete?: 'bday' | 'off' }) {
  const field = useFormField<string>(props);
  const [own, setOwn] = useState(EMPTY);
  const typed = toValue(own) === field.value ? own : toTyped(field.value);

  return (
    <FieldGroup {...props} field={field} aria={{ 'aria-describedby': field.describedBy }}>
      <div className={css['date']}>
        {boxes.map(({ part, label, length }) => (
          <div key={part} className={css[part]}>
            <label
              className={css['partLabel']}
              htmlFor={part === 'month' ? field.id : `${field.id}-${part}`}
            >
              {label}
            </label>
            <div className={css['box']}>
              <input
                className={css['input']}
                id={part === 'month' ? field.id : `${field.id}-${part}`}
                name={`${props.name}-${part}`}
                type="text"
                inputMode="numeric"
                autoComplete={autoComplete === 'off' ? 'off' : `bday-${part}`}
                value={typed[part]}
                {...ariaOf(props, { message: field.message })}
                onChange={({ target, nativeEvent }) => {
                  const text = normaliseText(target.value);
                  const digits = text.replaceAll(/\D/g, '').slice(0, length);
                  // A pasted text has to make sense as a whole. Otherwise it is rejected.
                  const isRefused = isInsertion(nativeEvent) && digits !== text;
                  const next =
                    wholeDate(text) ?? (isRefused ? typed : { ...typed, [part]: digits });
                  setOwn(next);
                  field.change(toValue(next));
                }}
                onFocus={field.input.onFocus}
                onBlur={field.input.onBlur}
              />
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
