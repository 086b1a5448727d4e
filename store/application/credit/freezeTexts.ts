import type { CreditFreeze } from '#store/application/credit/credit.ts';
import { isolated } from '#store/text/direction.ts';

const kinds = new Map([
  ['FREEZE', 'frozen'],
  ['LOCK', 'locked'],
]);

/** "Sample Bureau North: your file is frozen". */
export const freezeLine = ({ name, kind }: Readonly<CreditFreeze['bureaus'][number]>): string =>
  `${isolated(name)}: your file is ${kinds.get(kind) ?? 'locked or frozen'}`;

const signs = new Map([
  ['FREEZE', 'a freeze'],
  ['LOCK', 'a lock'],
]);

/**
 * Returns null before the first retry. Our choice: the text without a bureau, which the specification doesn't give.
 */
export function stillFrozenText({ bureaus, retries }: Readonly<CreditFreeze>): string | null {
  if (retries === 0) return null;
  const [kind = '', other] = new Set(bureaus.map((bureau) => bureau.kind));
  const sign = (other === undefined && signs.get(kind)) || 'a lock or freeze';
  const names = bureaus.map(({ name }) => isolated(name)).join(' and ') || 'A credit bureau';
  return `${names} still ${bureaus.length > 1 ? 'show' : 'shows'} ${sign}. It can take up to an hour.`;
}
