import { readSummary, saveSummary } from '#sagas/api/contract/summary.ts';
import { handle, type Handler } from '#server/sandbox/http/handlers.ts';
import { Refusal } from '#server/sandbox/refusal.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { editedTo, withChanges } from '#server/sandbox/lender/application/edits.ts';
import { ownFile, saveFile } from '#server/sandbox/lender/application/access.ts';
import { moved } from '#server/sandbox/lender/status/transition.ts';
import { answersOf, isLocked } from '#server/sandbox/lender/application/summary.ts';
import type { World } from '#server/sandbox/world.ts';
import { changedAnswers } from '#store/application/summary/summary.ts';

import { refuseChanges } from './summaryRules.ts';

const locked = () =>
  new Refusal(409, {
    message: "You can't change this now. Call us and we will help.",
    code: 'SUMMARY_LOCKED',
  });

/** What was answered, read and changed. */
export const summaryCalls = (world: World): Handler[] => [
  handle(readSummary, (call) => answersOf(ownFile(world, call, call.parts.path.uuid))),

  handle(saveSummary, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    if (isLocked(file)) throw locked();
    const now = world.now();
    // What the lender has already is no change: a repeat of the same call does nothing (F-03).
    const changes = changedAnswers(body, answersOf(file));
    const changed = withChanges(file, changes, now);
    refuseChanges(changed, changes, { lender: world.lender(file.org), now });
    const move = editedTo(file, changes);
    const done = move ? moved(changed, move, now) : changed;
    saveFile(world, file, done);
    return { ...statusAnswer(done), offerAffected: move !== null };
  }),
];
