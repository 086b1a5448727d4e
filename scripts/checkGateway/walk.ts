import { readStatus } from '#sagas/api/contract/application.ts';

import type { Applicant, StageCheck } from './applicant.ts';
import { walkStages } from './stages/stages.ts';
import { isUnknownStatus } from './contentFaults.ts';
import { Broken } from './visit.ts';

/** POLL-01, POLL-02. */
const MAX_READS = 20;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 2_500;

const ends = new Set(['COMPLETE', 'DECLINED', 'CANCELLED']);

/** Reads until the status changes. Returns the old one if the lender doesn't move on. */
async function nextStatus({ visit, path, outside }: Applicant, before: string): Promise<string> {
  for (let read = 0; read < MAX_READS; read += 1) {
    const { checklistStatus } = await visit.call(readStatus, { path });
    if (checklistStatus !== before) return checklistStatus;
    await outside.pause(Math.min(FIRST_PAUSE_MS * 2 ** read, MAX_PAUSE_MS));
  }
  return before;
}

/** Returns why the walk can't go on at a status, or null. */
function endAt(status: string, before: string): string | null {
  if (isUnknownStatus(status))
    return `The application has the status ${status}, which the contract does not know; the walk ended there.`;
  if (status === before)
    return `The application stayed at the status ${status} in ${MAX_READS} reads; the walk ended there.`;
  return status !== 'COMPLETE' && ends.has(status)
    ? `The application is ${status}; the walk ended there.`
    : null;
}

/** Does what a borrower does at a status, if that is part of the walk. */
async function act(applicant: Applicant, status: string, done: Set<StageCheck>): Promise<void> {
  const stage = walkStages.find((one) => one.status === status && !done.has(one));
  if (!stage) return;
  await stage.run(applicant);
  done.add(stage);
}

export interface Walk {
  readonly done: ReadonlySet<StageCheck>;
  readonly reached: ReadonlySet<string>;
  /** Why the walk ended before the line was funded, in one sentence. */
  readonly end: string | null;
}

/** Does what a borrower does at each status, until the line is funded or the walk can't go on. */
export async function walk(applicant: Applicant): Promise<Walk> {
  const done = new Set<StageCheck>();
  const reached = new Set<string>();
  let [status, before] = ['', ''];
  try {
    let end: string | null = null;
    while (end === null && !ends.has(status)) {
      before = status;
      await act(applicant, status, done);
      status = await nextStatus(applicant, before);
      reached.add(status);
      end = endAt(status, before);
    }
    return { done, reached, end };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const at = status === '' ? '' : ` at the status ${status}`;
    return { done, reached, end: `The walk ended${at}, because ${error.message}.` };
  }
}
