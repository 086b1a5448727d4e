import { randomUUID } from 'node:crypto';

import { sendCeoFeedback } from '#sagas/api/contract/feedback.ts';
import { handle, requireIdentity, type Handler } from '#server/sandbox/http/handlers.ts';
import { notFound, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { validateFeedback } from '#store/feedback/feedback.ts';

export const feedbackCalls = (world: World): Handler[] => [
  handle(sendCeoFeedback, (call) => {
    const { body } = call.parts;
    const { uuid } = requireIdentity(call);
    // Our choice: only the main brand accepts feedback, because only it has the link (FEEDBACK-03).
    if (!call.lender.brand.switches.isMain) throw notFound('There is no such form.');
    refuseInvalid(validateFeedback(body));
    world.database.records('feedback').put(randomUUID(), { identityUuid: uuid, ...body });
    return {};
  }),
];
