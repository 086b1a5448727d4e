import { isolated } from '#store/text/direction.ts';

import type { CreditHold } from './lenderData.ts';

const kinds = new Map([
  ['FREEZE', 'frozen'],
  ['LOCK', 'locked'],
]);

/** "Sample Bureau North: your file is frozen". */
export const holdLine = ({ name, kind }: Readonly<CreditHold['bureaus'][number]>): string =>
  `${isolated(name)}: your file is ${kinds.get(kind) ?? 'locked or frozen'}`;

/** After a try that found it still held; null before the first. */
export function stillHeldWords({ bureaus, retries }: Readonly<CreditHold>): string | null {
  const [first] = bureaus;
  if (retries === 0 || first === undefined) return null;
  const sign = first.kind === 'LOCK' ? 'lock' : 'freeze';
  const names = bureaus.map(({ name }) => isolated(name)).join(' and ');
  return `${names} still ${bureaus.length === 1 ? 'shows' : 'show'} a ${sign}. It can take up to an hour.`;
}
