import {
  readLicensedStates,
  readOfferCode,
  readOriginator,
  readPrepop,
  readReferral,
  readReferralStatus,
} from '#sagas/api/contract/referral.ts';
import { UNREADABLE_ORIGINATOR, originators } from '#server/sandbox/data/originators.ts';
import {
  AFFILIATE,
  affiliatePrefill,
  offerCodes,
  referralAddress,
  referrals,
} from '#server/sandbox/data/prefills.ts';
import { handle, type Handler } from '#server/sandbox/http/handlers.ts';
import { HttpError, notFound } from '#server/sandbox/httpError.ts';

const originatorOf = (uuid: string) => {
  if (uuid === UNREADABLE_ORIGINATOR) throw new HttpError(400, { message: 'Not an originator.' });
  const found = originators.find((one) => one.uuid === uuid);
  if (!found) throw notFound("We don't know this loan officer.");
  return found;
};

const referralOf = (uuid: string) => {
  const found = referrals.get(uuid);
  if (!found) throw notFound("We don't know this referral.");
  return found;
};

const offerCodeOf = (code: string) => {
  const found = offerCodes.get(code.trim().toUpperCase());
  if (!found) throw notFound("We can't find that offer code. You can continue without it.");
  return found;
};

export const prefillCalls = (): Handler[] => [
  handle(readOfferCode, ({ parts }) => offerCodeOf(parts.path.code)),

  handle(readReferral, ({ parts }) => ({
    ...referralOf(parts.path.referralUuid).person,
    ...referralAddress,
  })),

  handle(readReferralStatus, ({ parts }) => {
    const { helocStatus, person } = referralOf(parts.path.referralUuid);
    return { helocStatus, email: person.email };
  }),

  handle(readPrepop, ({ parts }) =>
    parts.query.affiliate === AFFILIATE
      ? { ...affiliatePrefill, dob: null, email: null }
      : { propertyAddress: null, income: null, name: null, dob: null, email: null },
  ),

  handle(readOriginator, ({ parts }) => {
    const { originatorName, brokerName, avatarUri, email, phoneNumber, nmls } = originatorOf(
      parts.path.loanOriginatorUuid,
    );
    return { originatorName, brokerName, avatarUri, email, phoneNumber, nmls };
  }),

  handle(readLicensedStates, ({ parts }) => {
    const { licensedStates, enforcesLicensedStates } = originatorOf(parts.path.loanOriginatorUuid);
    return {
      licensedStates: [...licensedStates],
      enforceLicensedStatesForReferral: enforcesLicensedStates,
    };
  }),
];
