import { formatMoney } from '#store/format/money.ts';

import css from './MoneyText.module.css';

/** A sum of dollars in a text or a column: its digits are of one width, and it never breaks. */
export function MoneyText({ amount, precision = 0 }: { amount: number; precision?: 0 | 2 }) {
  return <span className={css['money']}>{formatMoney(amount, { precision })}</span>;
}
