import { isOutcomeUnknown, throwBug } from '#sagas/api/apiError.ts';
import {
  createApplication,
  readApplications,
  saveReplayLink,
} from '#sagas/api/contract/application.ts';
import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { agreement, wireAddress, wireName } from '#sagas/api/mappers/wireParts.ts';
import { SOON_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { hashOf } from '#store/actionLog/hash.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { REGISTRATION_SCOPE } from '#store/pendingWrites/slice.ts';
import { applicationAskedFor, applicationCreated } from '#store/registration/chain/slice.ts';
import { givenConsents } from '#store/registration/consents.ts';
import { selectCampaign, selectChain } from '#store/registration/selectors.ts';
import { selectSoftCreditText } from '#store/registration/softCredit.ts';
import { selectDraft } from '#store/registration/flow.ts';
import { toastShown } from '#store/shell/slice.ts';

import { Broken, Incomplete } from './interruptions.ts';
import { optimizelyProfile } from './optimizely.ts';

/** The answers that a create carries, as they are now; who gave no home of their own lives at the property. */
function* answersNow() {
  const { propertyAddress, homeAddress, isListedForSale, income, name, dob, email, phoneNumber } =
    yield* select(selectDraft);
  const home = homeAddress ?? propertyAddress;
  return { propertyAddress, home, isListedForSale, income, name, dob, email, phoneNumber };
}

type Whole<Answers> = { [Name in keyof Answers]: NonNullable<Answers[Name]> };

const isWhole = <Answers extends object>(answers: Answers): answers is Answers & Whole<Answers> =>
  !Object.values(answers).includes(null);

/** Every answer, and when its consents were given. */
function* wholeAnswers() {
  const answers = yield* call(answersNow);
  const { acceptedAt } = yield* select(selectChain);
  if (!isWhole(answers) || acceptedAt === null) throw new Incomplete('An answer is missing');
  return { ...answers, acceptedAt };
}

/** What the address said when the person came: campaign, affiliate, offer, who sent them (CREATE-BODY-04 to -08). */
const campaignPart = (campaign: ReturnType<typeof selectCampaign>) => ({
  affiliateAbVersion: campaign.affiliateAbVersion,
  affiliateAppIndicator: campaign.affiliateAppIndicator,
  affiliateLiveOffers: campaign.affiliateLiveOffers,
  utmParameters: campaign.utm,
  marketingTools: {
    totalExpertOwnerId: campaign.totalExpertOwnerId,
    totalExpertContactId: campaign.totalExpertContactId,
  },
  offerCode: campaign.offerCode,
  referrerId: campaign.referrerId,
  referralId: campaign.referralId,
});

/** The create call's body, from the answers, the consents and what the address said (CREATE-BODY-01 to -10). */
function* createBody(ports: Ports): SagaGenerator<BodyOf<typeof createApplication>> {
  const answers = yield* call(wholeAnswers);
  const { propertyAddress, home, isListedForSale, income, name, dob, email, phoneNumber } = answers;
  const organisation = yield* select(selectOrganisation);
  const consents = givenConsents(
    `Terms of ${organisation.switches.termsLabel}`,
    yield* select(selectSoftCreditText),
  );

  return {
    ...campaignPart(yield* select(selectCampaign)),
    profileRequest: {
      name: wireName(name),
      dob,
      email,
      phoneNumber,
      homeAddress: wireAddress(home),
    },
    propertyRequest: {
      ...wireAddress(propertyAddress),
      occupancyType: propertyAddress.occupancyType,
    },
    propertyListedForSale: isListedForSale,
    income: {
      incomePrimary: income.income,
      incomeOther: income.otherIncome ?? 0,
      incomeCoDeeders: [],
    },
    employmentType: income.employmentType,
    consentRequests: consents.map((consent) => ({
      ...consent,
      ...agreement(organisation.orgCode, answers.acceptedAt),
    })),
    consentListRequest: consents.map(({ type }) => type),
    abVersionsRequest: {},
    optimizelyProfileRequest: {
      optimizelyProfileUuid: yield* call(optimizelyProfile, ports),
    },
    publish: true,
  };
}

const MADE_BEFORE =
  'Your application has your earlier answers. You can change them when you review it.';

/** The Date header that our clock goes by has whole seconds. */
const CLOCK_GRAIN_MS = 2_000;

/** What stands for the answers as they are now. */
function* digestNow() {
  return hashOf(yield* call(answersNow));
}

/** Tells, where the application was made by another press, that what was changed since is not in it (S4). */
export function* tellMadeBefore(): SagaGenerator<void> {
  const { askedWith } = yield* select(selectChain);
  const now = yield* call(digestNow);
  const isUnchanged = askedWith.length > 0 && askedWith.every((answers) => answers === now);
  if (!isUnchanged) yield* put(toastShown({ tone: 'info', text: MADE_BEFORE }));
}

type There = AnswerOf<typeof readApplications>[number];

/**
 * The applications that there are. While they cannot be read, what became of a create is unknown and nothing of it is
 * refused: the chain broke at the link whose call this is (decision 11).
 */
function* applicationsThere(ports: Ports): SagaGenerator<There[]> {
  try {
    return yield* retrying(SOON_RETRY, () => send(ports, readApplications, {}));
  } catch (error) {
    throw new Broken('canStart', error);
  }
}

/** Whether an application was born since a moment; null is never. */
const isBornSince = (since: string | null | undefined, { auditFields }: There): boolean =>
  Date.parse(auditFields?.createdDate ?? '') >= Date.parse(since ?? '') - CLOCK_GRAIN_MS;

/** What the person cancelled since, in another tab, is not what they ask for now (F-15). */
const isCancelled = ({ status }: There): boolean => status.checklistStatus === 'CANCELLED';

/**
 * Takes an application of this person's that was born after this chain began: it is this chain's (FT-02). Born before
 * the press in hand, it is none of that press.
 */
function* adopt(ports: Ports): SagaGenerator<boolean> {
  const { startedAt, acceptedAt } = yield* select(selectChain);
  const applications = yield* call(applicationsThere, ports);
  const born = applications.find((one) => isBornSince(startedAt, one) && !isCancelled(one));
  if (born === undefined) return false;
  if (!isBornSince(acceptedAt, born)) yield* call(tellMadeBefore);
  yield* put(applicationCreated({ uuid: born.uuid }));
  return true;
}

/**
 * CALL-SUB-06, CALL-SUB-07: makes the application, once, whatever becomes of the answer. A chain that goes
 * on after a fault asks first, for a gateway that does not know the key.
 */
export function* create(ports: Ports, isResumed: boolean): SagaGenerator<void> {
  if (isResumed && (yield* call(adopt, ports))) return;
  const body = yield* call(createBody, ports);
  yield* put(applicationAskedFor({ answers: yield* call(digestNow) }));
  try {
    const params = { query: { state: body.propertyRequest.state }, body };
    const scope = `${REGISTRATION_SCOPE}create`;
    const { uuid } = yield* sendIdempotent(ports, createApplication, params, { scope });
    yield* put(applicationCreated({ uuid }));
  } catch (error) {
    if (!isOutcomeUnknown(error) || !(yield* call(adopt, ports))) throw error;
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
    throwBug(error);
  }
}
