import * as v from 'valibot';

import { IsoDate, WireAddress, WirePersonName } from '#sagas/api/contract/common.ts';
import {
  Email,
  NamePart,
  PhoneNumber,
  StateCode,
  ZipCode,
} from '#server/sandbox/lender/application/application.ts';
import { Plain, isPlain, orderOf } from '#server/sandbox/plainObject.ts';

const { middleName, suffix } = WirePersonName.entries;
const { street1, street2, city } = WireAddress.entries;

/** The person of an order; what is left out is made up. */
export const PersonRequest = orderOf({
  email: v.optional(Email),
  password: v.optional(v.string()),
  phoneNumber: v.optional(v.nullable(PhoneNumber), '(614) 555-0142'),
  dob: v.optional(v.nullable(IsoDate), '1982-05-14'),
  isBroker: v.optional(v.boolean(), false),
  name: v.optional(
    v.nullable(
      orderOf({
        firstName: v.exactOptional(NamePart),
        middleName: v.exactOptional(v.unwrap(middleName)),
        lastName: v.exactOptional(NamePart),
        suffix: v.exactOptional(v.unwrap(suffix)),
      }),
    ),
    {},
  ),
  homeAddress: v.optional(
    v.nullable(
      orderOf({
        street1: v.exactOptional(street1),
        street2: v.exactOptional(v.unwrap(street2)),
        city: v.exactOptional(city),
        state: v.exactOptional(StateCode),
        zip: v.exactOptional(ZipCode),
      }),
    ),
    {},
  ),
});

/** A person of whom nothing was said. */
export const anybody = () => v.parse(PersonRequest, {});

const Parts = orderOf({
  role: v.optional(v.picklist(['borrower', 'signer', 'broker']), 'borrower'),
  org: v.optional(v.string(), 'HOMELINE'),
  checklistStatus: v.exactOptional(v.string()),
  /** Null: an identity without a profile. */
  profile: v.optional(v.nullable(PersonRequest), {}),
  /** Null: no application. */
  application: v.exactOptional(v.nullable(Plain)),
});

export type SessionRequest = v.InferOutput<typeof Parts>;

/** Whether an application is made: a broker has none. */
export const isApplicationWanted = ({ role, application }: SessionRequest) =>
  role !== 'broker' && application !== null;

/** A status that is said twice is the same one. */
function isOneStatus({ checklistStatus, application }: SessionRequest): boolean {
  const status = application?.['status'];
  if (checklistStatus === undefined || !isPlain(status)) return true;
  const { checklistStatus: own = checklistStatus } = status;
  return own === checklistStatus;
}

/** The body of POST /sandbox/sessions, no part of which goes unread. */
export const SessionRequest = v.pipe(
  Parts,
  v.forward(v.check(isOneStatus, 'is not that of the application'), ['checklistStatus']),
  v.forward(
    v.check(
      (order) => order.checklistStatus === undefined || isApplicationWanted(order),
      'has no application to be of',
    ),
    ['checklistStatus'],
  ),
  v.forward(
    v.check(({ role, application }) => role !== 'broker' || !application, 'is none of a broker’s'),
    ['application'],
  ),
  v.forward(
    v.check(
      ({ role, application }) => role !== 'signer' || application !== null,
      'is what a signer signs',
    ),
    ['application'],
  ),
);
