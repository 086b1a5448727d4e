import { DefinitionList, type Row } from '#src/ui/layout/Card.tsx';
import { homeConditions } from '#store/application/valuation/homeEstimate.ts';
import {
  accessWays,
  damageLabels,
  visitDays,
  type PlacedOrder,
} from '#store/application/valuation/order.ts';
import { formatDate } from '#store/format/dates.ts';

const labelsOf = (labels: Readonly<Record<string, string>>, codes: readonly string[]) =>
  codes.map((code) => labels[code] ?? code).join(', ');

function orderRows({ condition, access, ...order }: PlacedOrder): (Row | false)[] {
  const { petsOrNotes, photos } = order;
  return [
    { label: 'Order number', value: <bdi>{order.orderNumber}</bdi> },
    order.expectedBy !== null && { label: 'Expected by', value: formatDate(order.expectedBy) },
    { label: 'Contact', value: <bdi>{order.contactName}</bdi> },
    { label: 'Phone', value: <bdi>{order.contactPhone}</bdi> },
    access !== null && { label: 'Access', value: accessWays[access] },
    order.bestDays.length > 0 && { label: 'Best days', value: labelsOf(visitDays, order.bestDays) },
    petsOrNotes !== null && { label: 'Pets and notes', value: <bdi>{petsOrNotes}</bdi> },
    condition !== null && { label: 'Condition', value: homeConditions[condition].label },
    order.damages.length > 0 && {
      label: 'Damages',
      value: labelsOf(damageLabels, order.damages),
    },
    photos.length > 0 && { label: 'Photos received', value: String(photos.length) },
  ];
}

export const OrderRows = ({ order }: { order: PlacedOrder }) => (
  <DefinitionList rows={orderRows(order).filter((row) => row !== false)} />
);
