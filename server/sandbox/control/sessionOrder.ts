import * as v from 'valibot';

const Part = v.record(v.string(), v.unknown());

/** The body of POST /sandbox/sessions. */
export const SessionOrder = v.object({
  role: v.optional(v.picklist(['borrower', 'signer', 'broker']), 'borrower'),
  org: v.optional(v.string(), 'HOMELINE'),
  checklistStatus: v.optional(v.string()),
  /** Null: an identity without a profile. */
  profile: v.optional(v.nullable(Part), {}),
  /** Null: no application. */
  application: v.optional(v.nullable(Part), {}),
});

export type SessionOrder = v.InferOutput<typeof SessionOrder>;
