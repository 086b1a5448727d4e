import { randomInt } from 'node:crypto';

import {
  addReviewNote,
  askForReconsideration,
  readAdditionalInfo,
  readDecision,
  saveAdditionalInfo,
  saveDemographics,
  startAssets,
  withdrawApplication,
} from '#sagas/api/contract/steps.ts';
import { handle, type Handler } from '#server/sandbox/http/handlers.ts';
import { refuseInvalid } from '#server/sandbox/refusal.ts';
import { decisionAnswer } from '#server/sandbox/lender/decision/decision.ts';
import { declineTransition } from '#server/sandbox/lender/decision/declineTransition.ts';
import { demographicsRecord } from '#server/sandbox/lender/application/demographics.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { canReopen, canWithdraw } from '#server/sandbox/lender/status/reopening.ts';
import { reconsiderTransition } from '#server/sandbox/lender/status/review.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { signersOf } from '#server/sandbox/lender/application/signers.ts';
import type { World } from '#server/sandbox/world.ts';
import { isDeclined, isInUnderwriting } from '#store/application/decision/decisions.ts';
import { validateReviewNote } from '#store/application/decision/reconsideration.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';

import { refuseAdditionalInfo } from './additionalInfoRules.ts';
import { currentFlags } from './featureCalls.ts';
import { doStep, isAt, ownApplication, stepNotOpen, advanceNow } from './applicationStep.ts';

const reference = () => ({ reference: `HR-${randomInt(100_000, 999_999)}` });

/** Open as a step, and to an explicit edit until the hard credit check: a second tab's answer is neither (FT-45). */
const isOpenTo =
  (status: string, { edit = false }: { readonly edit?: boolean | undefined }) =>
  (application: ApplicationRecord) =>
    isAt(status)(application) || (edit && canReopen(application));

type Info = NonNullable<ApplicationRecord['additionalInfo']>;

/** Answers that decline the application (8.2). */
function causeIn(application: ApplicationRecord, info: Info) {
  if (info.titleChanged90Days) return 'TITLE_CHANGED';
  return info.equityLoan12Months === true && isTexasHome(application) ? 'EQUITY_LOAN' : null;
}

/** Advances from the step itself; a later edit changes the answers only. */
const advanceFrom = (world: World, application: ApplicationRecord, status: string) =>
  isAt(status)(application) ? advanceNow(world, application) : application;

export const questionCalls = (world: World): Handler[] => [
  handle(saveAdditionalInfo, (call) => {
    const { body } = call.parts;
    const step = { name: 'additional-info', isOpen: isOpenTo('COLLECT_ADDITIONAL_INFO', body) };
    return doStep(world, call, step, (application) => {
      refuseAdditionalInfo(body, application, {
        hasSmsConsent: world.textChoices(application.identityUuid).transactional,
        allowsBusiness:
          currentFlags(world, application.org).get('fe-heloc-business-purpose')?.enabled ?? false,
      });
      const { ssn, edit: _edit, ...additionalInfo } = body;
      const answered: ApplicationRecord = {
        ...application,
        additionalInfo,
        // Stores the last four digits only (F-10).
        ssnLastFour: ssn === null ? application.ssnLastFour : ssn.slice(-4),
        signers: signersOf(application, additionalInfo, world.now()),
      };
      const cause = causeIn(application, additionalInfo);
      if (cause) return applyTransition(answered, declineTransition(answered, cause), world.now());
      return advanceFrom(world, answered, 'COLLECT_ADDITIONAL_INFO');
    });
  }),

  handle(readAdditionalInfo, (call) => ownApplication(world, call).additionalInfo ?? null),

  handle(saveDemographics, (call) => {
    const { body } = call.parts;
    const step = { name: 'hmda', isOpen: isOpenTo('HMDA', body) };
    return doStep(world, call, step, (application) => {
      const { codes, isAnswered } = demographicsRecord(body);
      world.applications.saveDemographics({ applicationUuid: application.uuid, codes });
      return advanceFrom(world, { ...application, isHmdaAnswered: isAnswered }, 'HMDA');
    });
  }),
];

export const decisionCalls = (world: World): Handler[] => [
  handle(readDecision, (call) => decisionAnswer(ownApplication(world, call))),

  handle(askForReconsideration, (call) => {
    const { message, documentUuids } = call.parts.body;
    const application = ownApplication(world, call);
    if (!isDeclined(application.status)) throw stepNotOpen();
    world.uploads.send(application.uuid, documentUuids);
    const isApproved = (message ?? '').toLowerCase().includes('please');
    const mayGoOn = application.status.uwDecision !== 'INELIGIBLE';
    const transition = reconsiderTransition(application, isApproved && mayGoOn);
    saveApplication(world, application, applyTransition(application, transition, world.now()));
    return reference();
  }),

  handle(addReviewNote, (call) => {
    const { body } = call.parts;
    const application = ownApplication(world, call);
    if (!isInUnderwriting(application.status)) throw stepNotOpen();
    refuseInvalid(validateReviewNote(body));
    const note = { at: new Date(world.now()).toISOString(), message: body.message };
    world.applications.put({ ...application, notes: [...application.notes, note].slice(-100) });
    return reference();
  }),

  handle(startAssets, (call) =>
    doStep(world, call, { name: 'assets/start', isOpen: isAt('OFFER_SELECTION') }, (application) =>
      applyTransition(application, { to: 'ASSETS_PREQUAL' }, world.now()),
    ),
  ),

  handle(withdrawApplication, (call) =>
    doStep(world, call, { name: 'withdrawal', isOpen: canWithdraw }, (application) =>
      applyTransition(application, { to: 'CANCELLED' }, world.now()),
    ),
  ),
];
