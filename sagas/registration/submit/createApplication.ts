import { isOutcomeUnknown, toFailure } from '#sagas/api/apiError.ts';
import {
  createApplication,
  readApplications,
  saveReplayLink,
} from '#sagas/api/contract/application.ts';
import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { send } from '#sagas/control/send.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { applicationCreated } from '#store/registration/chainSlice.ts';
import { givenConsents } from '#store/registration/consents.ts';
import {
  selectCampaign,
  selectChain,
  selectSoftCreditText,
} from '#store/registration/selectors.ts';
import { selectDraft } from '#store/registration/walk.ts';

import { Incomplete } from './interruptions.ts';
import { optimizelyProfile } from './optimizely.ts';

/** The create call's body, from the answers, the consents and what the address said (CREATE-BODY-01 to -10). */
function* createBody(ports: Ports): SagaGenerator<BodyOf<typeof createApplication>> {
  const { propertyAddress, homeAddress, isListedForSale, income, name, dob, email, phoneNumber } =
    yield* select(selectDraft);
  if (
    propertyAddress === null ||
    isListedForSale === null ||
    income === null ||
    name === null ||
    dob === null ||
    email === null ||
    phoneNumber === null
  )
    throw new Incomplete('An answer is missing');

  const campaign = yield* select(selectCampaign);
  const organisation = yield* select(selectOrganisation);
  const { startedAt } = yield* select(selectChain);
  const acceptedAt = startedAt ?? new Date(ports.clock.now()).toISOString();
  const consents = givenConsents(
    `Terms of ${organisation.switches.termsLabel}`,
    yield* select(selectSoftCreditText),
  );
  const { occupancyType, ...property } = propertyAddress;
  const wireProperty = { street2: '', ...property };

  return {
    profileRequest: {
      name: { middleName: '', suffix: '', ...name },
      dob,
      email,
      phoneNumber,
      homeAddress: { street2: '', ...(homeAddress ?? wireProperty) },
    },
    propertyRequest: { ...wireProperty, occupancyType },
    propertyListedForSale: isListedForSale,
    income: {
      incomePrimary: income.income,
      incomeOther: income.otherIncome ?? 0,
      incomeCoDeeders: [],
    },
    employmentType: income.employmentType,
    consentRequests: consents.map((consent) => ({ ...consent, acceptedAt })),
    consentListRequest: consents.map(({ type }) => type),
    abVersionsRequest: {},
    affiliateAbVersion: campaign.affiliateAbVersion,
    affiliateAppIndicator: campaign.affiliateAppIndicator,
    affiliateLiveOffers: campaign.affiliateLiveOffers,
    optimizelyProfileRequest: {
      optimizelyProfileUuid: yield* call(optimizelyProfile, ports),
    },
    utmParameters: campaign.utm,
    marketingTools: {
      totalExpertOwnerId: campaign.totalExpertOwnerId,
      totalExpertContactId: campaign.totalExpertContactId,
    },
    offerCode: campaign.offerCode,
    referrerId: campaign.referrerId,
    referralId: campaign.referralId,
    publish: true,
  };
}

/** The Date header that our clock goes by has whole seconds. */
const CLOCK_GRAIN_MS = 2_000;

/** An application of this person's that was born after this chain began is this chain's (FT-02). */
function* bornSince(ports: Ports, startedAt: string | null): SagaGenerator<string | null> {
  const applications = yield* send(ports, readApplications, {});
  const born = applications.find(
    ({ auditFields }) =>
      startedAt !== null &&
      auditFields?.createdDate !== null &&
      auditFields?.createdDate !== undefined &&
      Date.parse(auditFields.createdDate) >= Date.parse(startedAt) - CLOCK_GRAIN_MS,
  );
  return born?.uuid ?? null;
}

/**
 * CALL-SUB-06, CALL-SUB-07: makes the application, once, whatever becomes of the answer. A chain that goes
 * on after a fault asks first, for a gateway that does not know the key.
 */
export function* create(ports: Ports, isResumed: boolean): SagaGenerator<void> {
  const { keys, startedAt } = yield* select(selectChain);
  const known = isResumed ? yield* call(bornSince, ports, startedAt) : null;
  if (known !== null) {
    yield* put(applicationCreated({ uuid: known }));
    return;
  }
  const body = yield* call(createBody, ports);
  try {
    const { uuid } = yield* send(
      ports,
      createApplication,
      { query: { state: body.propertyRequest.state }, body },
      keys === null ? {} : { idempotencyKey: keys.create },
    );
    yield* put(applicationCreated({ uuid }));
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    const uuid = yield* call(bornSince, ports, startedAt);
    if (uuid === null) throw error;
    yield* put(applicationCreated({ uuid }));
  }
}

/** CALL-SUB-11: tells the lender where the session can be watched; without a recording, or a service, nothing. */
export function* linkReplay(ports: Ports): SagaGenerator<void> {
  const replay = ports.replay();
  const { applicationUuid } = yield* select(selectChain);
  if (replay === null || applicationUuid === null) return;
  try {
    yield* send(ports, saveReplayLink, {
      path: { uuid: applicationUuid },
      body: { link: replay.link },
    });
  } catch (error) {
    toFailure(error);
  }
}
