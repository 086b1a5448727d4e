import { readSummary, saveSummary } from '#sagas/api/contract/summary.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { HttpError } from '#server/sandbox/httpError.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { transitionAfterEdit, withChanges } from '#server/sandbox/lender/application/edits.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { answersOf, isSummaryLocked } from '#server/sandbox/lender/application/summary.ts';
import type { World } from '#server/sandbox/world.ts';
import { changedAnswers } from '#store/application/summary/summary.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';

import { refuseChanges } from './summaryRules.ts';
import { handlersFor } from './applicationStep.ts';

export const summaryCalls = (world: World): Handler[] => [
  handlersFor(world).own(readSummary, answersOf),

  handlersFor(world).own(saveSummary, (application, { parts: { body } }) => {
    if (isSummaryLocked(application))
      throw new HttpError(409, {
        message: "You can't change this now. Call us and we'll help.",
        code: 'SUMMARY_LOCKED',
      });
    const now = world.now();
    // A repeat changes nothing (F-03).
    const changes = changedAnswers(body, answersOf(application));
    const changed = withChanges(application, changes, now);
    refuseChanges(changed, changes, { lender: world.lender(application.org), now });
    const transition = transitionAfterEdit(application, changes);
    const done = transition ? applyTransition(changed, transition, now) : changed;
    saveApplication(world, application, done);
    return { ...statusAnswer(done), offerAffected: transition !== null };
  }),
];
