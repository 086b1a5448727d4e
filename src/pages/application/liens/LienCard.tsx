import type { ReactNode } from 'react';

import { FieldCard } from '#src/pages/shared/fields/FieldCard.tsx';
import { Sentence } from '#src/ui/text/Sentence.tsx';
import { DefinitionList, type Row } from '#src/ui/layout/Card.tsx';
import { MoneyText } from '#src/ui/text/MoneyText.tsx';
import { formatDate } from '#store/format/dates.ts';
import {
  knownLienType,
  lienAnswers,
  lienTypes,
  type Lien,
} from '#store/application/liens/liens.ts';
import { isolated } from '#store/text/direction.ts';

const places = ['First', 'Second', 'Third', 'Fourth', 'Fifth'];

/** Returns what the records say about a lien, without rows for what they lack. */
function recordRows(lien: Lien): Row[] {
  const { type, recordedDate, position, balance, payment } = lien;
  const place =
    position === null ? undefined : `${places[position - 1] ?? `Number ${position}`} lien`;
  return [
    { label: 'Type', value: lienTypes[knownLienType(type)] },
    ...(recordedDate === null ? [] : [{ label: 'Recorded', value: formatDate(recordedDate) }]),
    ...(place === undefined ? [] : [{ label: 'Position', value: place }]),
    { label: 'Balance', value: <MoneyText amount={balance} /> },
    { label: 'Monthly payment', value: <MoneyText amount={payment} precision={2} /> },
  ];
}

export function statedRows({ stated, balance }: Lien): Row[] {
  if (stated === null) return [];
  const isOther = stated.balance !== null && stated.balance !== balance;
  return [
    { label: 'You told us', value: lienAnswers[stated.answer] },
    ...(isOther
      ? [{ label: 'Your balance', value: <MoneyText amount={stated.balance ?? 0} /> }]
      : []),
  ];
}

interface LienCardProps {
  lien: Lien;
  /** Starts at 0. */
  index: number;
  count: number;
  hasStated?: boolean;
  children?: ReactNode;
}

/** One lien: the fieldset "Loan 1 of 2, Sample Bank" with its record and the questions about it. */
export function LienCard({ lien, index, count, hasStated = false, children }: LienCardProps) {
  const rows = [...recordRows(lien), ...(hasStated ? statedRows(lien) : [])];
  return (
    <FieldCard
      legend={<Sentence>{`Loan ${index + 1} of ${count}, ${isolated(lien.holder)}`}</Sentence>}
      name={`Loan ${index + 1}`}
    >
      <DefinitionList rows={rows} />
      {children}
    </FieldCard>
  );
}
