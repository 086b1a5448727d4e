import * as v from 'valibot';

import { IsoDate, WireAddress, WirePersonName } from '#sagas/api/contract/common.ts';
import {
  Email,
  NamePart,
  PhoneNumber,
  ZipCode,
} from '#server/sandbox/lender/application/applicationRecord.ts';
import { PlainObject, isPlainObject, strictObjectOf } from '#server/sandbox/plainObject.ts';
import { isHomeState } from '#store/geography/states.ts';

const { middleName, suffix } = WirePersonName.entries;
const { street1, street2, city } = WireAddress.entries;

export const ProfileRequest = strictObjectOf({
  email: v.optional(Email),
  password: v.optional(v.string()),
  phoneNumber: v.optional(v.nullable(PhoneNumber), '(614) 555-0142'),
  dob: v.optional(v.nullable(IsoDate), '1982-05-14'),
  isBroker: v.optional(v.boolean(), false),
  name: v.optional(
    v.nullable(
      strictObjectOf({
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
      strictObjectOf({
        street1: v.exactOptional(street1),
        street2: v.exactOptional(v.unwrap(street2)),
        city: v.exactOptional(city),
        state: v.exactOptional(
          v.pipe(v.string(), v.check(isHomeState, 'must be a state, such as OH')),
        ),
        zip: v.exactOptional(ZipCode),
      }),
    ),
    {},
  ),
});

export const defaultProfile = () => v.parse(ProfileRequest, {});

const Parts = strictObjectOf({
  role: v.optional(v.picklist(['borrower', 'signer', 'broker']), 'borrower'),
  org: v.optional(v.string(), 'HOMELINE'),
  checklistStatus: v.exactOptional(v.string()),
  /** Null for an identity without a profile. */
  profile: v.optional(v.nullable(ProfileRequest), {}),
  /** Null for no application. */
  application: v.exactOptional(v.nullable(PlainObject)),
});

export type SessionRequest = v.InferOutput<typeof Parts>;

/** Brokers don't have applications. */
export const isApplicationWanted = ({ role, application }: SessionRequest) =>
  role !== 'broker' && application !== null;

/** If both fields give a status, it must be the same. */
function isOneStatus({ checklistStatus, application }: SessionRequest): boolean {
  const status = application?.['status'];
  if (checklistStatus === undefined || !isPlainObject(status)) return true;
  const { checklistStatus: own = checklistStatus } = status;
  return own === checklistStatus;
}

const must = (
  field: 'checklistStatus' | 'application',
  isRight: (request: SessionRequest) => boolean,
  message: string,
) => v.forward(v.check(isRight, message), [field]);

/** The body of POST /sandbox/sessions. Unknown fields are refused. */
export const SessionRequest = v.pipe(
  Parts,
  must('checklistStatus', isOneStatus, 'is not that of the application'),
  must(
    'checklistStatus',
    (request) => request.checklistStatus === undefined || isApplicationWanted(request),
    'has no application to be of',
  ),
  must(
    'application',
    ({ role, application }) => role !== 'broker' || !application,
    'is not allowed for a broker',
  ),
  must(
    'application',
    ({ role, application }) => role !== 'signer' || application !== null,
    'is what a signer signs',
  ),
);
