import fc from 'fast-check';

import type { ApplicationScreenId } from '#store/application/screens.ts';
import type * as slice from '#store/application/slice.ts';
import type { ApplicationStatus } from '#store/application/applicationStatus.ts';

import {
  amount,
  code,
  date,
  failure,
  few,
  id,
  nothing,
  orNull,
  personal,
  phone,
  state,
  time,
  typedValues,
  zip,
  type PayloadsOf,
} from './arbitrary.ts';
import { legalName, originator } from './registration.ts';

const yes = fc.boolean();
const screen = fc.constantFrom<ApplicationScreenId>(
  'startContact',
  'productSelect',
  'creditSocial',
);
const step = fc.constantFrom('offerQuote', 'offerSelection', 'withdrawal');
const unsaved = fc.dictionary(screen, typedValues);

const status: fc.Arbitrary<ApplicationStatus> = fc.record({
  uuid: orNull(id),
  checklistStatus: code,
  waitingOnFloodCert: yes,
  bpo: orNull(code),
  title: orNull(code),
  uwDecision: orNull(code),
  uwSubDecision: orNull(code),
  primaryParticipantAcceptComplete: yes,
  manualNotary: yes,
  condition: orNull(code),
  assetDepletion: fc.record({ complete: yes, amount: orNull(amount) }),
  consents: few(fc.record({ type: code, givenAt: orNull(time) })),
  isAgeRestrictedInterestOnly: yes,
  helocSigners: few(fc.record({ identityUuid: id })),
  otherSigners: few(
    fc.record({ firstName: orNull(fc.constantFrom('Lena', 'Omar')), state: orNull(code) }),
  ),
  additionalSignerVersion: orNull(code),
  declineReason: orNull(code),
  openConditions: fc.nat(9),
  hold: orNull(
    fc.record({
      reason: orNull(code),
      actor: orNull(code),
      since: orNull(time),
      expectedBy: orNull(time),
      detail: orNull(personal),
      conditionUuids: few(id),
    }),
  ),
});

const application = fc.record({
  uuid: id,
  loanNumber: orNull(personal),
  isInquiry: yes,
  isCrypto: yes,
  property: orNull(
    fc.record({
      street1: orNull(personal),
      street2: orNull(personal),
      city: orNull(personal),
      state: orNull(state),
      zip: orNull(zip),
      county: orNull(personal),
      occupancyType: orNull(fc.constantFrom('HOME', 'SECONDARY')),
      propertyType: orNull(fc.constantFrom('CONDO', 'TOWNHOUSE')),
      yearBuilt: orNull(fc.constantFrom(1987, 2003)),
    }),
  ),
  applicant: fc.record({
    name: orNull(legalName),
    dob: orNull(date),
    email: orNull(personal),
    phoneNumber: orNull(phone),
  }),
  adjustedHomeAmount: orNull(amount),
  hasRoutingNumber: yes,
  accountEnding: orNull(personal),
  isSsnOnFile: yes,
  consentsGiven: few(code),
  selectedOffer: orNull(
    fc.record({
      amount: orNull(amount),
      total: orNull(amount),
      rate: orNull(amount),
      term: orNull(fc.constantFrom(10, 30)),
      monthlyPayment: orNull(amount),
      debtsPaid: orNull(amount),
    }),
  ),
  referrerUuid: orNull(id),
  wholesaleBrokerNmls: orNull(fc.constantFrom('1234567')),
  createdAt: orNull(fc.constantFrom('2026-11-02T15:04:05.000Z')),
});

export const applicationPayloads: PayloadsOf<typeof slice> = {
  applicationOpened: fc.record({ uuid: id }),
  applicationReceived: application,
  applicationFailed: failure,
  originatorReceived: originator,
  phoneSent: nothing,
  routingRequested: fc.record({ uuid: id, from: screen }, { requiredKeys: ['uuid'] }),
  statusReceived: fc.record({ status, readAt: time }),
  statusFailed: failure,
  routingCompleted: nothing,
  statusCheckRequested: nothing,
  stepStarted: fc.record({ step }),
  stepFailed: fc.record({ step, failure }),
  stepSent: fc.record({ step, screen: orNull(screen) }),
  stepReset: nothing,
  screenTyped: fc.record({ screen, values: typedValues }),
  screenDraftsRestored: unsaved,
  screenDraftDropped: fc.record({ screen }),
};
