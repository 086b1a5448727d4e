import { IsoDate } from '#sagas/api/contract/common.ts';
import { Email, NamePart, PhoneNumber, StateCode, ZipCode } from '#server/sandbox/lender/file.ts';
import * as v from 'valibot';

import { Plain, isPlain } from './merge.ts';

const text = v.exactOptional(v.string());

/** The person of an order; what is left out is made up. */
export const PersonOrder = v.strictObject({
  email: v.optional(Email),
  password: v.optional(v.string()),
  phoneNumber: v.optional(v.nullable(PhoneNumber), '(614) 555-0142'),
  dob: v.optional(v.nullable(IsoDate), '1982-05-14'),
  isBroker: v.optional(v.boolean(), false),
  name: v.optional(
    v.nullable(
      v.strictObject({
        firstName: v.exactOptional(NamePart),
        middleName: text,
        lastName: v.exactOptional(NamePart),
        suffix: text,
      }),
    ),
    {},
  ),
  homeAddress: v.optional(
    v.nullable(
      v.strictObject({
        street1: text,
        street2: text,
        city: text,
        state: v.exactOptional(StateCode),
        zip: v.exactOptional(ZipCode),
      }),
    ),
    {},
  ),
});

/** A person of whom nothing was said. */
export const anybody = () => v.parse(PersonOrder, {});

const Parts = v.strictObject({
  role: v.optional(v.picklist(['borrower', 'signer', 'broker']), 'borrower'),
  org: v.optional(v.string(), 'HOMELINE'),
  checklistStatus: v.optional(v.string()),
  /** Null: an identity without a profile. */
  profile: v.optional(v.nullable(PersonOrder), {}),
  /** Null: no application. */
  application: v.optional(v.nullable(Plain), {}),
});

export type SessionOrder = v.InferOutput<typeof Parts>;

/** A status that is said twice is the same one. */
function isOneStatus({ checklistStatus, application }: SessionOrder): boolean {
  const status = application?.['status'];
  if (checklistStatus === undefined || !isPlain(status)) return true;
  const { checklistStatus: own = checklistStatus } = status;
  return own === checklistStatus;
}

/** The body of POST /sandbox/sessions. */
export const SessionOrder = v.pipe(
  Parts,
  v.forward(v.check(isOneStatus, 'is not that of the application'), ['checklistStatus']),
);
