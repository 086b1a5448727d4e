import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import { isNamed, type NameWord } from '#server/sandbox/lender/application/magicWords.ts';

import { isNew, take, type Move, type State } from './state.ts';

/** What a locked or frozen file at the bureaus looks like (9.2). */
export const closed = { uwDecision: 'REVIEW', uwSubDecision: 'CREDIT_FROZEN' } as const;

const RETRIES_UNTIL_CLEAR = 2;

/** The last names that bring a locked or frozen file along, with the status of each. */
export type Closures = readonly (readonly [NameWord, string])[];

/** The status of a file that is locked or frozen: by the name, then until the second retry. */
export function creditFreeze(file: ApplicationFile, closures: Closures): Move | null {
  const { closedAs, creditRetries } = file.progress;
  const isStill = closures.some(([, status]) => status === closedAs);
  if (closedAs !== null && isStill && creditRetries < RETRIES_UNTIL_CLEAR)
    return { to: closedAs, status: closed };
  const first = closures.find(([word]) => isNamed(file, word) && isNew(file, word));
  if (!first) return null;
  const [word, status] = first;
  const progress = { ...take(file, word), creditRetries: 0, closedAs: null };
  return { to: status, status: closed, progress };
}

/** The borrower says that the file is open now. A name that closes it as it is closed, by whomever, has had its turn. */
export const askBureausAgain =
  (pull: string, closures: Closures): State['next'] =>
  (file) => {
    const { progress, status } = file;
    const isAgain = progress.closedAs === status.checklistStatus;
    const [word] = closures.find(([, closed]) => closed === status.checklistStatus) ?? [];
    return {
      to: pull,
      progress: {
        ...(word && take(file, word)),
        closedAs: status.checklistStatus,
        creditRetries: isAgain ? progress.creditRetries + 1 : 1,
      },
    };
  };
