import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { accountEnding, type Payout } from '#store/application/bank/account.ts';
import { selectMoneyText } from '#store/application/status/moneySelectors.ts';
import { formatCents } from '#store/format/money.ts';
import { capitalized } from '#store/text/letterCase.ts';

export function PayoutFacts({ payout, name }: { payout: Payout; name: string | null }) {
  const { chosen, cash, isAfterRightToCancel } = payout;
  const when = useAppSelector(selectMoneyText);
  const rows = [
    chosen && { label: 'Bank', value: <bdi>{chosen.bankName}</bdi> },
    chosen && { label: 'Account', value: accountEnding(chosen) },
    Boolean(chosen?.routingNumber) && { label: 'Routing number', value: chosen?.routingNumber },
    name !== null && { label: 'Name on the account', value: <bdi>{name}</bdi> },
    cash !== null && { label: 'Cash to you', value: formatCents(cash) },
    when !== null && {
      label: 'Expected',
      value: `${capitalized(when)}.${isAfterRightToCancel ? ' By then your right to cancel is over.' : ''}`,
    },
  ].filter((row) => row !== null && row !== false);
  return rows.length === 0 ? null : <DefinitionList rows={rows} />;
}
