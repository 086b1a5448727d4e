import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { DefinitionList, type Row } from '#src/ui/layout/Card.tsx';
import { visitTimes, type Appraisal } from '#store/application/appraisal/appraisal.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';
import { clockTime } from '#store/format/clockTime.ts';
import { formatDeadline, formatLongDate, formatNearDay } from '#store/format/dates.ts';
import { formatWholeDollars } from '#store/format/money.ts';

/** Returns "9:00 AM" in the appraiser's own time zone. */
export const hourOf = (moment: string) => clockTime(moment.slice(11, 16));

export function AppointmentRows({ appraisal }: { appraisal: Appraisal }) {
  const toReceipt = useAppSelector(
    selectAddressOf('documentDisclosures', {
      query: { document: appraisal.receiptDocumentUuid ?? '' },
    }),
  );
  const { appointment, appraiserName, contactName, contactPhone, windows, fee } = appraisal;
  const { paidOn, receiptNumber, receiptDocumentUuid } = appraisal;
  const rows: (Row | false)[] = [
    appointment !== null && {
      label: 'Appointment',
      value: `${formatDeadline(appointment.slice(0, 10))}, ${hourOf(appointment)}`,
    },
    appraiserName !== null && { label: 'Appraiser', value: <bdi>{appraiserName}</bdi> },
    windows.length > 0 && {
      label: 'Your times',
      value: windows.map(({ day, time }) => (
        <div key={day + time}>
          {formatNearDay(day)}, {visitTimes[time]}
        </div>
      )),
    },
    contactName !== null && { label: 'Contact', value: <bdi>{contactName}</bdi> },
    contactPhone !== null && { label: 'Phone', value: <bdi>{contactPhone}</bdi> },
    paidOn !== null && {
      label: 'Paid',
      value: `${formatWholeDollars(fee)} on ${formatLongDate(paidOn)}`,
    },
    receiptNumber !== null && { label: 'Receipt', value: <bdi>{receiptNumber}</bdi> },
    receiptDocumentUuid !== null && {
      label: 'Receipt document',
      value: <Link to={toReceipt}>See the receipt</Link>,
    },
  ];
  return <DefinitionList rows={rows.filter((row) => row !== false)} />;
}
