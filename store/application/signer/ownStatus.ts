import type { Application } from '#store/application/application.ts';
import type { ApplicationScreenId } from '#store/application/screens.ts';
import { withStatusDefaults, type ApplicationStatus } from '#store/application/status/status.ts';
import type { Profile } from '#store/identity/profile.ts';

import type { SigningRequest } from './signingRequest.ts';
import type { SignerState } from '#store/application/signerStates.ts';

/** The page of each state. */
const screens: Readonly<Record<SignerState, ApplicationScreenId>> = {
  INVITED: 'signerIntro',
  IDENTITY: 'identity',
  DOCUMENTS: 'signerDocuments',
  READY: 'signerSign',
  SIGN: 'signerSign',
  DONE: 'signerSign',
  DECLINED: 'signerCancelled',
  CANCELLED: 'signerCancelled',
  EXPIRED: 'signerError',
};

export const screenOfState = (state: SignerState): ApplicationScreenId => screens[state];

/** The screens beside it that a state leaves open; what was read can be read again. */
const openBeside: Partial<Record<SignerState, readonly ApplicationScreenId[]>> = {
  READY: ['signerDocuments'],
  SIGN: [
    'signerDocuments',
    'notarySession',
    'notaryScheduleManual',
    'notaryReserveManual',
    'notaryError',
  ],
  DONE: ['signerDocuments', 'notarySession'],
};

/** Conditions can be answered while the request is open. */
const conditionScreens: readonly ApplicationScreenId[] = ['conditions', 'conditionsUpload'];
const ended: readonly SignerState[] = ['DECLINED', 'CANCELLED', 'EXPIRED'];

/** Whether a signer in a state may be at a screen; with a condition, also at `identity`. */
export const isOpenTo = (
  state: SignerState,
  screen: ApplicationScreenId,
  hasCondition: boolean,
): boolean =>
  screens[state] === screen ||
  openBeside[state]?.includes(screen) === true ||
  (!ended.includes(state) &&
    (conditionScreens.includes(screen) || (hasCondition && screen === 'identity')));

const checklistStatusOf = ({ state, isInPerson, isIdInCheck }: SigningRequest): string => {
  if (state === 'IDENTITY')
    return isIdInCheck ? 'IDENTITY_CHECK_IN_PROGRESS' : 'IDENTITY_VERIFICATION';
  if (state === 'SIGN') return isInPerson ? 'MANUAL_DEED_SIGNING' : 'DEED_SIGNING';
  return state === 'DONE' ? 'DEED_SIGNING' : `SIGNER_${state}`;
};

/** The signer's own place in the terms of the checklist, for the screens that borrowers have too. */
export const statusOfRequest = (request: SigningRequest): ApplicationStatus =>
  withStatusDefaults({
    uuid: request.applicationUuid,
    checklistStatus: checklistStatusOf(request),
    manualNotary: request.isInPerson,
    primaryParticipantAcceptComplete: request.state === 'DONE',
    openConditions: request.openConditions,
  });

/** What a signer may know of the application: the home and their own name, and no figure. */
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
    hasRoutingNumber: false,
    isSsnOnFile: false,
    consentsGiven: [],
    selectedOffer: null,
    referrerUuid: null,
    wholesaleBrokerNmls: null,
  };
}
