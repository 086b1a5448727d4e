import * as v from 'valibot';

import { codeOf } from '#sagas/api/contract/common.ts';
import { sessionSteps } from '#store/application/notary/session.ts';

const Time = v.nullable(v.number());

/** An online notary session in storage. Answers to questions aren't stored. */
export const SessionRecord = v.object({
  id: v.string(),
  step: codeOf(sessionSteps),
  failedSets: v.number(),
  answerBy: Time,
  joinedAt: Time,
  signedAt: Time,
  messages: v.array(v.object({ from: v.picklist(['YOU', 'NOTARY']), text: v.string() })),
  ended: v.nullable(
    v.object({
      code: v.string(),
      reason: v.nullable(v.string()),
      rejoinBy: v.nullable(v.string()),
    }),
  ),
});
export type SessionRecord = v.InferOutput<typeof SessionRecord>;
