import { ApiError, throwBug } from '#sagas/api/apiError.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import {
  readOfferCode,
  readPrepop,
  readReferral,
  readReferralStatus,
} from '#sagas/api/contract/referral.ts';
import { all, call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { retrying, SOON_RETRY } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { loadToday } from '#sagas/page/today.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { normaliseLenderAddress } from '#store/person/address.ts';
import { suffixes, type LegalName } from '#store/person/name.ts';
import { emptyPrefill, type PartialAddress } from '#store/registration/prefill.ts';
import { selectCampaign } from '#store/registration/selectors.ts';
import {
  offerReceived,
  offerRefused,
  prefillReceived,
  referralRefused,
} from '#store/registration/slice.ts';
import { modalOpened } from '#store/shell/slice.ts';

/** Takes what is there and leaves out what is not: an absent part is no empty answer. */
const told = <Parts extends object>(parts: {
  [Key in keyof Parts]: Parts[Key] | null | undefined;
}): Partial<Parts> | null => {
  const known = Object.entries(parts).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return known.length === 0 ? null : (Object.fromEntries(known) as Partial<Parts>);
};

interface WireParts {
  street1: string | null;
  street2: string | null | undefined;
  city: string | null;
  state: string | null;
  zip: string | null;
}

const addressOf = ({ street1, street2, city, state, zip }: WireParts) =>
  told<Required<PartialAddress>>({
    street1,
    street2,
    ...normaliseLenderAddress({ city, state, zip }),
  });

const nameOf = (name: {
  firstName: string | null;
  middleName?: string | null | undefined;
  lastName: string | null;
  suffix?: string | null | undefined;
}) =>
  told<Required<LegalName>>({
    firstName: name.firstName,
    middleName: name.middleName,
    lastName: name.lastName,
    suffix: suffixes.find((known) => known === name.suffix),
  });

/** A code or an id that the service does not know; one that is down may know it. */
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

function* fromOffer(ports: Ports, code: string) {
  try {
    const offer: AnswerOf<typeof readOfferCode> = yield* retrying(SOON_RETRY, () =>
      send(ports, readOfferCode, { path: { code } }),
    );
    const today = yield* call(loadToday, ports);
    if (offer.respondByDate !== null && offer.respondByDate < today) {
      yield* put(offerRefused({ note: 'expired', respondByDate: offer.respondByDate }));
      return;
    }
    yield* put(
      offerReceived({
        offerCode: offer.offerCode,
        firstName: offer.firstName,
        respondByDate: offer.respondByDate,
      }),
    );
    yield* put(
      prefillReceived({
        source: 'offerCode',
        prefill: { ...emptyPrefill, propertyAddress: addressOf(offer), name: nameOf(offer) },
      }),
    );
  } catch (error) {
    throwBug(error);
    if (isUnknown(error)) yield* put(offerRefused({ note: 'unknown', respondByDate: null }));
  }
}

/** A referral that was used already belongs to somebody with an account; an unknown one is ignored. */
function* fromReferral(ports: Ports, referralUuid: string) {
  try {
    const { helocStatus } = yield* retrying(SOON_RETRY, () =>
      send(ports, readReferralStatus, { path: { referralUuid } }),
    );
    if (helocStatus !== null) {
      yield* put(referralRefused());
      yield* put(modalOpened({ id: 'accountExists', reason: 'referralUsed', organizations: [] }));
      return;
    }
    const referral = yield* retrying(SOON_RETRY, () =>
      send(ports, readReferral, { path: { referralUuid } }),
    );
    yield* put(
      prefillReceived({
        source: 'referral',
        prefill: {
          ...emptyPrefill,
          propertyAddress: addressOf(referral),
          name: nameOf(referral),
          email: referral.email,
          phoneNumber: referral.phoneNumber && normalisePastedPhone(referral.phoneNumber),
        },
      }),
    );
  } catch (error) {
    throwBug(error);
    if (isUnknown(error)) yield* put(referralRefused());
  }
}

function* fromAffiliate(ports: Ports, affiliate: string) {
  try {
    const { propertyAddress, income, name, dob, email } = yield* retrying(SOON_RETRY, () =>
      send(ports, readPrepop, { query: { affiliate } }),
    );
    yield* put(
      prefillReceived({
        source: 'prepop',
        prefill: {
          ...emptyPrefill,
          propertyAddress: propertyAddress === null ? null : addressOf(propertyAddress),
          income,
          name: name === null ? null : nameOf(name),
          dob,
          email,
        },
      }),
    );
  } catch (error) {
    throwBug(error);
  }
}

/** Asks each service that the address names what it already knows; each alone may fail (FT-89). */
export function* prefillFromParameters(ports: Ports): SagaGenerator<void> {
  const { offerCode, referralId, affiliate } = yield* select(selectCampaign);
  yield* all({
    offer: call(function* () {
      if (offerCode !== null) yield* call(fromOffer, ports, offerCode);
    }),
    referral: call(function* () {
      if (referralId !== null) yield* call(fromReferral, ports, referralId);
    }),
    affiliate: call(function* () {
      if (affiliate !== null) yield* call(fromAffiliate, ports, affiliate);
    }),
  });
}
