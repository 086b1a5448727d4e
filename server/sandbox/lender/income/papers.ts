import type { IncomeMethod, PaperKind } from '#store/application/income/codes.ts';

import type { IncomeSourceRecord } from './incomeFields.ts';

type Verdict = IncomeSourceRecord['verdict'];

const refused = (reason: string): Verdict => ({ state: 'NEEDS_REPLACING', reason });

/** How a file's review ends, by the start of its name (9.4). Null if only an underwriter ends it. */
const verdicts: readonly (readonly [word: string, verdict: Verdict])[] = [
  ['reject', refused('We could not read the date.')],
  ['expired', refused('It is older than 30 days. Send a newer one.')],
  ['othername', refused('The name is not the one on your application.')],
  ['blurry', refused('The photo is blurry. Take it again in good light.')],
  ['review', null],
];

const ACCEPTED: Verdict = { state: 'ACCEPTED', reason: null };

/** Returns the verdict on several files. One refused file refuses them all. */
export function worstVerdictOf(fileNames: readonly string[]): Verdict {
  const found = fileNames.flatMap((fileName) =>
    verdicts.filter(([word]) => fileName.toLowerCase().startsWith(word)).slice(0, 1),
  );
  const worst = found.find(([, verdict]) => verdict !== null) ?? found[0];
  return worst ? worst[1] : ACCEPTED;
}

export const methodOf = (kind: PaperKind): IncomeMethod =>
  kind === 'PAYSTUB' ? 'MANUAL_PAYSTUB' : 'OTHER';
