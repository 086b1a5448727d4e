import { isOutcomeUnknown } from '#sagas/api/apiError.ts';
import {
  createApplication,
  readApplications,
  saveReplayLink,
} from '#sagas/api/contract/application.ts';
import type { AnswerOf, BodyOf } from '#sagas/api/contract/endpoint.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { agreement, wireAddress, wireName } from '#sagas/api/mappers/wireParts.ts';
import { nullOnFailure } from '#sagas/control/nullOnFailure.ts';
import { SOON_RETRY, retrying } from '#sagas/control/retrying.ts';
import { send } from '#sagas/control/send.ts';
import { sendIdempotent } from '#sagas/control/sendIdempotent.ts';
import { hashOf } from '#store/actionLog/hash.ts';
import { selectExperiments } from '#store/flags/experimentsSlice.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { REGISTRATION_SCOPE } from '#store/pendingWrites/slice.ts';
import type { SentExperiments } from '#store/registration/chain/chain.ts';
import {
  applicationCreated,
  createRequested,
  experimentsFixed,
} from '#store/registration/chain/slice.ts';
import { givenConsents } from '#store/registration/consents.ts';
import { selectCampaign } from '#store/registration/selectors.ts';
import { selectChain, selectDraft } from '#store/registration/flow.ts';
import { selectSoftCreditText } from '#store/registration/softCredit.ts';
import { toastShown } from '#store/shell/slice.ts';

import { ChainStepFailed, Incomplete } from './interruptions.ts';
import { optimizelyProfile } from './optimizely.ts';

/** Returns the answers for the create call. Without a separate home, the user lives at the property. */
function* currentAnswers() {
  const { propertyAddress, homeAddress, isListedForSale, income, name, dob, email, phoneNumber } =
    yield* select(selectDraft);
  const home = homeAddress ?? propertyAddress;
  return { propertyAddress, home, isListedForSale, income, name, dob, email, phoneNumber };
}

type Whole<Answers> = { [Name in keyof Answers]: NonNullable<Answers[Name]> };

const isWhole = <Answers extends object>(answers: Answers): answers is Answers & Whole<Answers> =>
  !Object.values(answers).includes(null);

function* wholeAnswers() {
  const answers = yield* call(currentAnswers);
  const { acceptedAt } = yield* select(selectChain);
  const employmentType = answers.income?.employmentType;
  if (!isWhole(answers) || acceptedAt === null || employmentType === undefined)
    throw new Incomplete('An answer is missing');
  return { ...answers, employmentType, acceptedAt };
}

/** Returns campaign, affiliate, offer and referrer from the address (CREATE-BODY-04 to -08). */
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

/**
 * CREATE-BODY-01: returns the experiments with a decision. A repeated create sends the same ones as the first (SC-09,
 * FT-02).
 */
export function* fixExperiments(ports: Ports): SagaGenerator<SentExperiments> {
  const { sentExperiments } = yield* select(selectChain);
  if (sentExperiments !== null) return sentExperiments;
  const experiments = yield* select(selectExperiments);
  const decided = experiments.map(({ name, variation }) => ({ name, variation }));
  const fixed = { decided, profileUuid: yield* call(optimizelyProfile, ports) };
  yield* put(experimentsFixed(fixed));
  return fixed;
}

/** Returns the body of the create call (CREATE-BODY-01 to -10). */
function* createBody({
  decided,
  profileUuid,
}: SentExperiments): SagaGenerator<BodyOf<typeof createApplication>> {
  const answers = yield* call(wholeAnswers);
  const { propertyAddress, home, isListedForSale, name, dob, email, phoneNumber } = answers;
  const { occupancyType } = propertyAddress;
  const { income: incomePrimary, otherIncome: incomeOther = 0 } = answers.income;
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
    propertyRequest: { ...wireAddress(propertyAddress), occupancyType },
    propertyListedForSale: isListedForSale,
    income: { incomePrimary, incomeOther, incomeCoDeeders: [] },
    employmentType: answers.employmentType,
    consentRequests: consents.map((consent) => ({
      ...consent,
      ...agreement(organisation.orgCode, answers.acceptedAt),
    })),
    consentListRequest: consents.map(({ type }) => type),
    abVersionsRequest: Object.fromEntries(decided.map(({ name, variation }) => [name, variation])),
    optimizelyProfileRequest: { optimizelyProfileUuid: profileUuid },
    publish: true,
  };
}

const EARLIER_ANSWERS =
  'Your application has your earlier answers. You can change them when you review it.';

/** The Date header that sets the clock has only whole seconds. */
const CLOCK_GRAIN_MS = 2_000;

function* currentDigest() {
  return hashOf(yield* call(currentAnswers));
}

/** Tells the user that an application created earlier lacks the answers changed since (S4). */
export function* notifyEarlierAnswers(): SagaGenerator<void> {
  const { askedWith } = yield* select(selectChain);
  const now = yield* call(currentDigest);
  const isUnchanged = askedWith.length > 0 && askedWith.every((answers) => answers === now);
  if (!isUnchanged) yield* put(toastShown({ tone: 'info', text: EARLIER_ANSWERS }));
}

type ExistingRow = AnswerOf<typeof readApplications>[number];

/** Returns the existing applications. If they are unreadable, the outcome of a create is unknown (decision 11). */
function* readExistingApplications(ports: Ports): SagaGenerator<ExistingRow[]> {
  try {
    return yield* retrying(SOON_RETRY, () => send(ports, readApplications, {}));
  } catch (error) {
    throw new ChainStepFailed('canStart', error);
  }
}

/** Whether an application was created since a moment. Null means never. */
const isCreatedSince = (since: string | null | undefined, { auditFields }: ExistingRow): boolean =>
  Date.parse(auditFields?.createdDate ?? '') >= Date.parse(since ?? '') - CLOCK_GRAIN_MS;

/** An application that was canceled since, in another tab, doesn't count (F-15). */
const isCancelled = ({ status }: ExistingRow): boolean => status.checklistStatus === 'CANCELLED';

/**
 * Adopts an application created since this chain started (FT-02). If an older submit created it, it lacks later
 * changes.
 */
function* recoverApplication(ports: Ports): SagaGenerator<boolean> {
  const { startedAt, acceptedAt } = yield* select(selectChain);
  const applications = yield* call(readExistingApplications, ports);
  const born = applications.find((one) => isCreatedSince(startedAt, one) && !isCancelled(one));
  if (born === undefined) return false;
  if (!isCreatedSince(acceptedAt, born)) yield* call(notifyEarlierAnswers);
  yield* put(applicationCreated({ uuid: born.uuid }));
  return true;
}

/** CALL-SUB-06, CALL-SUB-07: creates the application once. A resumed chain first looks for an existing one. */
export function* create(ports: Ports, isResumed: boolean): SagaGenerator<void> {
  if (isResumed && (yield* call(recoverApplication, ports))) return;
  const body = yield* call(createBody, yield* call(fixExperiments, ports));
  yield* put(createRequested({ answers: yield* call(currentDigest) }));
  try {
    const params = { query: { state: body.propertyRequest.state }, body };
    const scope = `${REGISTRATION_SCOPE}create`;
    const { uuid } = yield* sendIdempotent(ports, createApplication, params, { scope });
    yield* put(applicationCreated({ uuid }));
  } catch (error) {
    if (!isOutcomeUnknown(error) || !(yield* call(recoverApplication, ports))) throw error;
  }
}

/** CALL-SUB-11: saves the link of the session replay. Ignores a failure. */
export function* saveReplay(ports: Ports): SagaGenerator<void> {
  const { replay } = ports;
  const { applicationUuid } = yield* select(selectChain);
  if (replay === null || applicationUuid === null) return;
  const params = { path: { uuid: applicationUuid }, body: { link: replay.link } };
  yield* nullOnFailure(() => send(ports, saveReplayLink, params));
}
