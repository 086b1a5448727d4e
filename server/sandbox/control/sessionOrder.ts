import * as v from 'valibot';

import { Plain } from './merge.ts';

/** The body of POST /sandbox/sessions. */
export const SessionOrder = v.strictObject({
  role: v.optional(v.picklist(['borrower', 'signer', 'broker']), 'borrower'),
  org: v.optional(v.string(), 'HOMELINE'),
  checklistStatus: v.optional(v.string()),
  /** Null: an identity without a profile. */
  profile: v.optional(v.nullable(Plain), {}),
  /** Null: no application. */
  application: v.optional(v.nullable(Plain), {}),
});

export type SessionOrder = v.InferOutput<typeof SessionOrder>;
