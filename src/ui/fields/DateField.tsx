import { useState } from 'react';

import { ariaOf, useFormField, type FieldProps } from '#src/ui/form/formField.ts';

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

/** The digits of a text, full-width ones too (FT-48). */
const digitsOf = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');

/** Months by their first three letters. */
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** "4 27, 1985" of "April 27, 1985" and of "27 April, 1985"; a text without a month's name stays. */
function withMonthNumber(text: string) {
  const [name = ''] = /[a-z]{3,}/i.exec(text) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  return month === 0 ? text : `${month} ${text.replace(name, '')}`;
}

/** Eight digits without marks: 04271985, or 19850427. */
const eightDigits = /^\s*(?:((?:19|20)\d\d)(\d\d)(\d\d)|(\d\d)(\d\d)(\d{4}))\s*$/;

/** A whole date that was pasted or autofilled into one part: 03/05/1985, 1985-03-05, 03051985, March 5, 1985. */
function wholeDate(text: string): Typed | null {
  const plain = text.normalize('NFKC');
  const parts = (
    eightDigits.exec(plain)?.slice(1) ??
    withMonthNumber(plain).match(/\d+/g) ??
    []
  ).filter(Boolean);
  if (parts.length !== 3) return null;
  const [first = '', second = '', third = ''] = parts;
  return first.length === 4
    ? { year: first, month: second, day: third }
    : { month: first, day: second, year: third };
}

/**
 * A date in three inputs. The value is `yyyy-MM-dd`, also while the date is invalid ("1990-02-31", "199-05-"), and
 * `undefined` while all inputs are empty.
 * - The question is the group's legend, and each input has a visible label.
 * - Hint and message describe the group; a message marks all three inputs.
 * - Autofill is a birthday by default; a whole date can be pasted into any input.
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
                onChange={({ target }) => {
                  const next = wholeDate(target.value) ?? {
                    ...typed,
                    [part]: digitsOf(target.value).slice(0, length),
                  };
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
