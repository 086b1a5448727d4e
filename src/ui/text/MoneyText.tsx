import { formatMoney } from '#store/format/money.ts';

import css from './MoneyText.module.css';

/** A dollar amount with tabular digits. It never wraps. */
export function MoneyText({ amount, precision = 0 }: { amount: number; precision?: 0 | 2 }) {
  return <span className={css['money']}>{formatMoney(amount, { precision })}</span>;
}
