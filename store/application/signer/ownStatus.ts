import type { Application } from '#store/application/core/application.ts';
import {
  withStatusDefaults,
  type ApplicationStatus,
} from '#store/application/core/applicationStatus.ts';
import {
  toChecklistStatus,
  type ChecklistStatus,
} from '#store/application/core/checklistStatus.ts';
import type { Profile } from '#store/identity/profile.ts';

import type { SigningRequest } from './signingRequest.ts';

const checklistStatusOf = ({ state, isInPerson, isIdInCheck }: SigningRequest): ChecklistStatus => {
  if (state === 'IDENTITY')
    return isIdInCheck ? 'IDENTITY_CHECK_IN_PROGRESS' : 'IDENTITY_VERIFICATION';
  if (state === 'SIGN') return isInPerson ? 'MANUAL_DEED_SIGNING' : 'DEED_SIGNING';
  return state === 'DONE' ? 'DEED_SIGNING' : toChecklistStatus(`SIGNER_${state}`);
};

/** Converts the signer's state to an application status, for the screens that borrowers have too. */
export const statusOfRequest = (request: SigningRequest): ApplicationStatus =>
  withStatusDefaults({
    uuid: request.applicationUuid,
    checklistStatus: checklistStatusOf(request),
    manualNotary: request.isInPerson,
    primaryParticipantAcceptComplete: request.state === 'DONE',
    openConditions: request.openConditions,
  });

/** Returns what a signer may know about the application: the home and their own name, but no amounts. */
export function applicationOfRequest(
  { applicationUuid, propertyAddress, name }: SigningRequest,
  profile: Profile | null,
): Application {
  const address = propertyAddress && { ...propertyAddress, street2: propertyAddress.street2 ?? '' };
  const ownName = name && { ...name };
  return {
    uuid: applicationUuid,
    createdAt: null,
    loanNumber: null,
    isInquiry: false,
    isCrypto: false,
    property: address && {
      ...address,
      county: null,
      occupancyType: null,
      propertyType: null,
      yearBuilt: null,
    },
    applicant: {
      name: profile?.name ?? ownName,
      dob: profile?.dob ?? null,
      email: profile?.email ?? null,
      phoneNumber: profile?.phoneNumber ?? null,
    },
    adjustedHomeAmount: null,
    accountEnding: null,
    hasRoutingNumber: false,
    isSsnOnFile: false,
    consentsGiven: [],
    selectedOffer: null,
    referrerUuid: null,
    wholesaleBrokerNmls: null,
  };
}
