import { useAppSelector } from '#src/hooks.ts';
import { ChatLine } from '#src/shell/chat/ChatLine.tsx';
import { ContactLines } from '#src/shell/frame/ContactLines.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { shortClockTime } from '#store/format/clockTime.ts';
import { LogForSupport } from '#src/shell/page/LogForSupport.tsx';
import { selectSupport } from '#store/org/selectors.ts';
import { selectQuestion, type PhoneHours } from '#store/support/slice.ts';

import css from './SupportPage.module.css';

const timesOf = ({ isOpen, startTime, endTime }: PhoneHours) =>
  isOpen && startTime !== null && endTime !== null
    ? `${shortClockTime(startTime)} to ${shortClockTime(endTime)}`
    : 'Closed';

/**
 * The lender's contact, address and phone hours. The hours load late and come last, so nothing moves. They are optional
 * (FT-87).
 */
export function SupportContact() {
  const hours = useAppSelector((state) => selectQuestion(state).hours);
  const { phone, address } = useAppSelector(selectSupport);
  return (
    <Card title="Talk to someone">
      <ChatLine />
      <ContactLines />
      {address !== null && <p>{address}</p>}
      <LogForSupport />
      {phone !== null && hours.length > 0 && (
        <div className={css['hours']}>
          <p>Phone hours, Pacific time</p>
          <dl>
            {hours
              .toSorted((a, b) => a.weekdayValue - b.weekdayValue)
              .map((day) => (
                <div key={day.weekdayValue}>
                  <dt>{day.weekday}</dt>
                  <dd>{timesOf(day)}</dd>
                </div>
              ))}
          </dl>
        </div>
      )}
    </Card>
  );
}
