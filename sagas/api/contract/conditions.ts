import * as v from 'valibot';

import { Moment, Text, Uuid, listOf, upTo } from './common.ts';
import { endpoint } from './endpoint.ts';

/** chosen: longer than what a lender writes to a borrower. */
const Comment = v.nullish(upTo(2_000), null);

/** FIELD-COND-1; `state` stands in the extra data of the sandbox (screens.md section 5). */
export const WireCondition = v.object({
  uuid: Uuid,
  categoryEnum: upTo(100),
  created: Moment,
  requestDocuments: v.nullish(listOf(upTo(100)), []),
  notes: Text,
  commentsToBorrower: Comment,
  actionNeeded: Comment,
  xtraData: v.nullish(
    v.object({ numDocsRequired: v.nullish(v.number(), 1), state: Text, dueBy: Moment }),
    null,
  ),
});

/** CALL-COND-1 */
export const readConditions = endpoint({
  name: 'readConditions',
  method: 'GET',
  path: '/service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants',
  bearer: 'required',
  answer: listOf(WireCondition),
  goesUnnoticed: true,
});
