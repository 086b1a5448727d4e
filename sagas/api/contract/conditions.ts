import * as v from 'valibot';

import { Moment, Nothing, Text, Uuid, YesNo, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

const BASE = '/service-conditions/external/api/v1/applications/{uuid}/conditions';

/** Our choice: longer than anything a lender writes to a borrower. */
const Comment = v.nullish(upTo(2_000), null);
const Documents = v.array(upTo(100));

export const WireConditionDocument = v.object({
  uuid: upTo(100),
  fileName: v.nullish(upTo(1_000), ''),
  documentType: v.nullish(upTo(100), ''),
  state: Text,
  reason: Comment,
  uploadedAt: Moment,
});

export const WireConditionChange = v.object({
  field: upTo(200),
  from: Comment,
  to: Comment,
  effect: Comment,
});

/** FIELD-COND-1. `state` is part of the sandbox's extra data (screens.md section 5). */
export const WireCondition = v.object({
  uuid: Uuid,
  categoryEnum: upTo(100),
  created: Moment,
  requestDocuments: v.nullish(listOf(upTo(100)), []),
  notes: Text,
  commentsToBorrower: Comment,
  actionNeeded: Comment,
  xtraData: v.nullish(
    v.object({
      numDocsRequired: v.nullish(v.number(), 1),
      state: Text,
      dueBy: Moment,
      documents: v.nullish(listOf(WireConditionDocument), []),
      change: v.nullish(listOf(WireConditionChange), []),
    }),
    null,
  ),
});

/** The menu virtualizes the list, and the page shows it in portions (FT-86). */
const MAX_CONDITIONS = 5_000;

/** CALL-COND-1 */
export const readConditions = endpoint({
  name: 'readConditions',
  method: 'GET',
  path: `${BASE}/external-applicants`,
  bearer: 'required',
  answer: listOf(WireCondition, MAX_CONDITIONS),
  isBackground: true,
});

export const Answered = v.object({ state: v.string() });

export const submitCondition = endpoint({
  name: 'submitCondition',
  method: 'POST',
  path: `${BASE}/{conditionUuid}/submission`,
  body: v.object({
    documentUuids: Documents,
    note: v.nullable(upTo(1_000)),
    code: v.nullable(upTo(10)),
  }),
  answer: Answered,
  creates: true,
});

export const sendConditionCode = endpoint({
  name: 'sendConditionCode',
  method: 'POST',
  path: `${BASE}/{conditionUuid}/code`,
  body: v.object({
    /** Whether a phone call reads the code aloud. By default, we send it as a text message. */
    byCall: v.optional(YesNo, false),
  }),
  answer: Nothing,
  success: 204,
});

export const decideCondition = endpoint({
  name: 'decideCondition',
  method: 'POST',
  path: `${BASE}/{conditionUuid}/decision`,
  body: v.object({ approved: v.boolean(), comment: v.nullable(upTo(1_000)) }),
  answer: Answered,
  creates: true,
});
