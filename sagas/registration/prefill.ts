import { ApiError, throwBug } from '#sagas/api/apiError.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import {
  readOfferCode,
  readPrepop,
  readReferral,
  readReferralStatus,
} from '#sagas/api/contract/referral.ts';
import { call, fork, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { retrying, SOON_RETRY } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { loadToday } from '#sagas/page/today.ts';
import { normalisePastedPhone } from '#store/person/phone.ts';
import { normaliseLenderAddress, type HomeAddress } from '#store/person/address.ts';
import { suffixes, type LegalName } from '#store/person/name.ts';
import { emptyPrefill } from '#store/registration/prefill.ts';
import { selectCampaign } from '#store/registration/selectors.ts';
import {
  offerReceived,
  offerRefused,
  prefillReceived,
  referralRefused,
} from '#store/registration/slice.ts';
import { modalOpened } from '#store/shell/slice.ts';

/** Returns the parts that have a value, or null if all are missing. */
const pickKnown = <Parts extends object>(parts: {
  [Key in keyof Parts]: Parts[Key] | null | undefined;
}): Partial<Parts> | null => {
  const known = Object.entries(parts).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return known.length === 0 ? null : (Object.fromEntries(known) as Partial<Parts>);
};

type WireParts = Record<'street1' | 'city' | 'state' | 'zip', string | null> & {
  street2: string | null | undefined;
};

const addressOf = ({ street1, street2, city, state, zip }: WireParts) =>
  pickKnown<Required<HomeAddress>>({
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
  pickKnown<Required<LegalName>>({
    firstName: name.firstName,
    middleName: name.middleName,
    lastName: name.lastName,
    suffix: suffixes.find((known) => known === name.suffix),
  });

/** Whether a code or id is unknown. A failed service may still know it. */
const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

function* fromOffer(ports: Ports, code: string) {
  try {
    const offer: AnswerOf<typeof readOfferCode> = yield* retrying(SOON_RETRY, () =>
      send(ports, readOfferCode, { path: { code } }),
    );
    const { offerCode, firstName, respondByDate } = offer;
    const today = yield* call(loadToday, ports);
    if (respondByDate !== null && respondByDate < today) {
      yield* put(offerRefused({ note: 'expired', respondByDate }));
      return;
    }
    yield* put(offerReceived({ offerCode, firstName, respondByDate }));
    const prefill = { ...emptyPrefill, propertyAddress: addressOf(offer), name: nameOf(offer) };
    yield* put(prefillReceived({ source: 'offerCode', prefill }));
  } catch (error) {
    throwBug(error);
    if (isUnknown(error)) yield* put(offerRefused({ note: 'unknown', respondByDate: null }));
  }
}

/** A used referral belongs to a user with an account. Ignores an unknown one. */
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
  const prepop = yield* nullOnFailure(() =>
    retrying(SOON_RETRY, () => send(ports, readPrepop, { query: { affiliate } })),
  );
  if (prepop === null) return;
  const { propertyAddress, income, name, dob, email } = prepop;
  const known = {
    propertyAddress: propertyAddress && addressOf(propertyAddress),
    income,
    dob,
    email,
  };
  const prefill = { ...emptyPrefill, ...known, name: name && nameOf(name) };
  yield* put(prefillReceived({ source: 'prepop', prefill }));
}

/** Reads the prefill from each service in the address. One failure doesn't affect the others (FT-89). */
export function* prefillFromParameters(ports: Ports): SagaGenerator<void> {
  const { offerCode, referralId, affiliate } = yield* select(selectCampaign);
  if (offerCode !== null) yield* fork(fromOffer, ports, offerCode);
  if (referralId !== null) yield* fork(fromReferral, ports, referralId);
  if (affiliate !== null) yield* fork(fromAffiliate, ports, affiliate);
}
