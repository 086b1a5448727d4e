import { readStatus } from '#sagas/api/contract/application.ts';

import type { Applicant, StageCheck } from './applicant.ts';
import { walkStages } from './stages/stages.ts';
import { Broken } from './visit.ts';

/** POLL-01, POLL-02. */
const MAX_READS = 20;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 2_500;

const ends = new Set(['COMPLETE', 'DECLINED', 'CANCELLED']);

/** Reads until the status changes. Returns the new one, or null if the lender doesn't move on. */
async function nextStatus(
  { visit, path, outside }: Applicant,
  before: string,
): Promise<string | null> {
  for (let read = 0; read < MAX_READS; read += 1) {
    const { checklistStatus } = await visit.call(readStatus, { path });
    if (checklistStatus !== before) return checklistStatus ?? null;
    await outside.pause(Math.min(FIRST_PAUSE_MS * 2 ** read, MAX_PAUSE_MS));
  }
  return null;
}

/**
 * Does what a borrower does at each status, until the line is funded or no stage follows. Returns the finished
 * stages.
 */
export async function walk(applicant: Applicant): Promise<ReadonlySet<StageCheck>> {
  const done = new Set<StageCheck>();
  try {
    let status = await nextStatus(applicant, '');
    while (status !== null && !ends.has(status)) {
      const here = status;
      const stage = walkStages.find((one) => one.status === here && !done.has(one));
      if (stage) {
        await stage.run(applicant);
        done.add(stage);
      }
      status = await nextStatus(applicant, here);
    }
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
  }
  return done;
}
