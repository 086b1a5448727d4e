import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { World } from '#server/sandbox/world.ts';

import { applicationCalls, createCalls } from './applicationCalls.ts';
import { appraisalCalls } from './appraisalCalls.ts';
import { assetsCalls } from './assetsCalls.ts';
import { bannerCalls } from './bannerCalls.ts';
import { bankCalls } from './bankCalls.ts';
import { chatbotCalls } from './chatbotCalls.ts';
import { chatCalls } from './chatCalls.ts';
import { conditionCalls } from './conditionCalls.ts';
import { creditCalls } from './creditCalls.ts';
import { documentCalls } from './documentCalls.ts';
import { featureCalls } from './featureCalls.ts';
import { feedbackCalls } from './feedbackCalls.ts';
import { fundingCalls } from './fundingCalls.ts';
import { floodCalls } from './floodCalls.ts';
import { idCheckCalls } from './idCheckCalls.ts';
import { accountCalls, sessionCalls } from './identityCalls.ts';
import { delinquencyCalls } from './delinquencyCalls.ts';
import { requalificationCalls } from './requalificationCalls.ts';
import { propertyCalls } from './propertyCalls.ts';
import { invitationCalls } from './invitationCalls.ts';
import { incomeCalls } from './incomeCalls.ts';
import { lienCalls } from './liensCalls.ts';
import { linkingCalls } from './linkingCalls.ts';
import { logCalls } from './logCalls.ts';
import { notaryCalls } from './notaryCalls.ts';
import { notarySessionCalls } from './notarySessionCalls.ts';
import { offerCalls } from './offerCalls.ts';
import { passwordCalls } from './passwordCalls.ts';
import { payoffCalls } from './payoffCalls.ts';
import { papersCalls } from './papersCalls.ts';
import { prefillCalls } from './prefillCalls.ts';
import { profileCalls } from './profileCalls.ts';
import { placeCalls, startCalls, supportCalls, textConsentCalls } from './registrationCalls.ts';
import { decisionCalls, questionCalls } from './stepCalls.ts';
import { signerListCalls, signingRequestCalls } from './signerCalls.ts';
import { signingCalls } from './signingCalls.ts';
import { submissionCalls } from './submissionCalls.ts';
import { summaryCalls } from './summaryCalls.ts';
import { valuationCalls } from './valuationCalls.ts';
import { valuationOrderCalls } from './valuationOrderCalls.ts';
import { valueProofCalls } from './valueProofCalls.ts';

const groups = [
  accountCalls,
  sessionCalls,
  profileCalls,
  placeCalls,
  startCalls,
  textConsentCalls,
  supportCalls,
  prefillCalls,
  createCalls,
  applicationCalls,
  offerCalls,
  questionCalls,
  decisionCalls,
  summaryCalls,
  submissionCalls,
  creditCalls,
  valuationCalls,
  valuationOrderCalls,
  valueProofCalls,
  lienCalls,
  propertyCalls,
  requalificationCalls,
  delinquencyCalls,
  payoffCalls,
  appraisalCalls,
  assetsCalls,
  bankCalls,
  fundingCalls,
  signingCalls,
  floodCalls,
  incomeCalls,
  linkingCalls,
  idCheckCalls,
  notaryCalls,
  notarySessionCalls,
  documentCalls,
  papersCalls,
  featureCalls,
  chatCalls,
  chatbotCalls,
  conditionCalls,
  signingRequestCalls,
  signerListCalls,
  invitationCalls,
  passwordCalls,
  bannerCalls,
  feedbackCalls,
  logCalls,
];

export const handlersOf = (world: World): ReadonlyMap<string, Handler> =>
  new Map(
    groups.flatMap((calls) => calls(world)).map((handler) => [handler.endpoint.name, handler]),
  );
