import * as v from 'valibot';

import { readUploadRules } from '#sagas/api/contract/documents.ts';
import { readOffers } from '#sagas/api/contract/offers.ts';
import {
  readAdditionalInfo,
  readCreditFreeze,
  readCreditIdentification,
  readDecision,
} from '#sagas/api/contract/steps.ts';
import { readSummary } from '#sagas/api/contract/summary.ts';
import { send } from '#sagas/control/send.ts';
import { lazySaga } from '#sagas/control/lazySaga.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { call, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import type { LenderData, LenderDataName } from '#store/application/lenderData.ts';
import { selectApplication } from '#store/application/selectors.ts';
import { bestOfEach } from '#store/application/offers/offers.ts';
import { selectProfile } from '#store/identity/selectors.ts';
import { additionalInfoOf, addressOf } from '#sagas/api/mappers/additionalInfo.ts';
import { summaryOf } from '#sagas/api/mappers/summary.ts';

/** The person that the bureaus were asked about; missing parts come from the application and the profile. */
function* identification(ports: Ports, uuid: string) {
  const saved = yield* nullOn404(() => send(ports, readCreditIdentification, { path: { uuid } }));
  const wire = saved ?? v.parse(readCreditIdentification.answer, {});
  const applicant = (yield* select(selectApplication))?.applicant;
  const profile = yield* select(selectProfile);
  return {
    ...wire,
    name: readName(wire.name) ?? applicant?.name ?? profile?.name ?? null,
    dob: wire.dob ?? applicant?.dob ?? profile?.dob ?? null,
    address: wire.address ? addressOf(wire.address) : (profile?.homeAddress ?? null),
    previousAddress: wire.previousAddress && addressOf(wire.previousAddress),
  };
}

const restoreUploads = lazySaga(
  () => import('#sagas/application/uploads/restoreUploads.ts'),
  (module) => module.restoreUploads,
);

const propertyReads = () => import('#sagas/application/property/reads.ts');
const signingReads = () => import('#sagas/application/signing/reads.ts');
const incomeReads = () => import('#sagas/application/income/reads.ts');
const notaryReads = () => import('#sagas/application/notary/reads.ts');
const documentReads = () => import('#sagas/application/documents/reads.ts');
const bankReads = () => import('#sagas/application/bank/reads.ts');

export const lenderReads: {
  readonly [Name in LenderDataName]: (
    ports: Ports,
    uuid: string,
  ) => SagaGenerator<LenderData[Name]>;
} = {
  *offers(ports, uuid) {
    return bestOfEach(yield* send(ports, readOffers, { path: { uuid } }));
  },
  decision: (ports, uuid) => send(ports, readDecision, { path: { uuid } }),
  *creditFreeze(ports, uuid) {
    const saved = yield* nullOn404(() => send(ports, readCreditFreeze, { path: { uuid } }));
    return saved ?? v.parse(readCreditFreeze.answer, {});
  },
  creditIdentification: identification,
  *savedInfo(ports, uuid) {
    const saved = yield* nullOn404(() => send(ports, readAdditionalInfo, { path: { uuid } }));
    return saved && additionalInfoOf(saved);
  },
  *uploadLimits(ports, uuid) {
    const limits = yield* send(ports, readUploadRules, { path: { uuid } });
    yield* call(restoreUploads, ports, uuid);
    return limits;
  },
  *summary(ports, uuid) {
    return summaryOf(yield* send(ports, readSummary, { path: { uuid } }));
  },
  homeEstimate: lazySaga(
    () => import('#sagas/application/valuation/reads.ts'),
    (module) => module.readHomeEstimate,
  ),
  appraisal: lazySaga(
    () => import('#sagas/application/appraisal/reads.ts'),
    (module) => module.readAppraisal,
  ),
  assets: lazySaga(
    () => import('#sagas/application/assets/reads.ts'),
    (module) => module.readSavings,
  ),
  payoffs: lazySaga(
    () => import('#sagas/application/payoff/reads.ts'),
    (module) => module.readPayoffs,
  ),
  valuationOrder: lazySaga(
    () => import('#sagas/application/valuation/reads.ts'),
    (module) => module.readOrder,
  ),
  liens: lazySaga(
    () => import('#sagas/application/liens/reads.ts'),
    (module) => module.readLienList,
  ),
  payout: lazySaga(bankReads, (module) => module.readPayout),
  // Looked up as a number is typed; the screen opens without one.
  bankOfNumber: () => call(() => null),
  income: lazySaga(incomeReads, (module) => module.readIncome),
  employment: lazySaga(incomeReads, (module) => module.readEmployer),
  payment: lazySaga(bankReads, (module) => module.readPayment),
  propertySearch: lazySaga(propertyReads, (module) => module.readPropertySearch),
  propertyRecord: lazySaga(propertyReads, (module) => module.readRecord),
  requalification: lazySaga(
    () => import('#sagas/application/requalification/reads.ts'),
    (module) => module.readRequalification,
  ),
  delinquency: lazySaga(
    () => import('#sagas/application/delinquency/reads.ts'),
    (module) => module.readLateItems,
  ),
  timeline: lazySaga(
    () => import('#sagas/application/funding/reads.ts'),
    (module) => module.readFundingTimeline,
  ),
  finalOffer: lazySaga(signingReads, (module) => module.readOfferToAccept),
  // Known by the borrower's answers alone.
  signingPlace: () => call(() => null),
  signingHelp: () => call(() => null),
  floodCheck: lazySaga(
    () => import('#sagas/application/flood/flood.ts'),
    (module) => module.readFlood,
  ),
  taxLink: lazySaga(
    () => import('#sagas/application/linking/reads.ts'),
    (module) => module.readTaxLink,
  ),
  idCheck: lazySaga(
    () => import('#sagas/application/identity/reads.ts'),
    (module) => module.readIdCheck,
  ),
  notaryEligibility: lazySaga(notaryReads, (module) => module.readEligibility),
  notaryBooking: lazySaga(notaryReads, (module) => module.readBooking),
  notarySession: lazySaga(notaryReads, (module) => module.readSession),
  // Asked for as place and ZIP code are chosen; the screen opens without.
  notarySlots: () => call(() => null),
  documentList: lazySaga(documentReads, (module) => module.readDocumentList),
  documentsToSign: lazySaga(documentReads, (module) => module.readDocumentsToSign),
};
