import { isolated } from '#store/text/direction.ts';
import type { CreditHold } from '#store/application/lenderData.ts';

const kinds = new Map([
  ['FREEZE', 'frozen'],
  ['LOCK', 'locked'],
]);

/** "Sample Bureau North: your file is frozen". */
export const holdLine = ({ name, kind }: Readonly<CreditHold['bureaus'][number]>): string =>
  `${isolated(name)}: your file is ${kinds.get(kind) ?? 'locked or frozen'}`;

const signs = new Map([
  ['FREEZE', 'a freeze'],
  ['LOCK', 'a lock'],
]);

/** After a try that found it still held; null before the first. chosen: the words where the lender names no bureau. */
export function stillHeldWords({ bureaus, retries }: Readonly<CreditHold>): string | null {
  if (retries === 0) return null;
  const [kind = '', other] = new Set(bureaus.map((bureau) => bureau.kind));
  const sign = (other === undefined && signs.get(kind)) || 'a lock or freeze';
  const names = bureaus.map(({ name }) => isolated(name)).join(' and ') || 'A credit bureau';
  return `${names} still ${bureaus.length > 1 ? 'show' : 'shows'} ${sign}. It can take up to an hour.`;
}
