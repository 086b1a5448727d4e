import { useAppSelector } from '#src/hooks.ts';
import { OutsideLink } from '#src/shell/links/OutsideLink.tsx';
import { DefinitionList, type Row } from '#src/ui/layout/Card.tsx';
import { meetingPlaces, type NotaryMeeting } from '#store/application/notary/notary.ts';
import { slotDay, timeHereAndThere } from '#store/application/notary/times.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { formatDeadline } from '#store/format/dates.ts';
import { formatWholeDollars } from '#store/format/money.ts';

import { useDeviceZone } from './useDeviceZone.ts';

/** Our choice: a map that needs no account. */
const mapOf = (address: string) =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

export function MeetingFacts({
  meeting,
  more = [],
}: {
  meeting: NotaryMeeting;
  more?: readonly Row[];
}) {
  const property = useAppSelector(selectTimeZone);
  const here = useDeviceZone();
  const { start, timeZone, place, address, fee, notary } = meeting;
  return (
    <DefinitionList
      rows={[
        { label: 'Day', value: formatDeadline(slotDay(start, here)) },
        { label: 'Time', value: timeHereAndThere(start, here, timeZone ?? property) },
        {
          label: 'Place',
          value: (
            <>
              {meetingPlaces[place]}
              {address !== null && (
                <>
                  , <bdi>{address}</bdi>{' '}
                  <OutsideLink href={mapOf(address)}>Show on a map</OutsideLink>
                </>
              )}
            </>
          ),
        },
        ...(notary === null
          ? []
          : [
              {
                label: 'Notary',
                value: <bdi>{[notary.name, notary.commission].filter(Boolean).join(', ')}</bdi>,
              },
            ]),
        { label: 'Fee', value: `${formatWholeDollars(fee)}. A notary online is free.` },
        ...more,
      ]}
    />
  );
}
