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
import type { ParsedCall, Handler } from '#server/sandbox/http/handlers.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import { decisionAnswer } from '#server/sandbox/lender/decision/decision.ts';
import { declineTransition } from '#server/sandbox/lender/decision/decisionTransitions.ts';
import { reconsider } from '#server/sandbox/lender/decision/reconsider.ts';
import { counterofferOf } from '#server/sandbox/lender/decision/smallerAmount.ts';
import { demographicsRecord } from '#server/sandbox/lender/application/demographics.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { Transition } from '#server/sandbox/lender/status/state.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { canReopenOffers, canWithdraw } from '#server/sandbox/lender/status/reopening.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { signersOf } from '#server/sandbox/lender/signers/signers.ts';
import type { World } from '#server/sandbox/world.ts';
import { isDeclined, isInUnderwriting } from '#store/application/decision/decisions.ts';
import { SMALLER_AMOUNT, validateReviewNote } from '#store/application/decision/reconsideration.ts';
import { saveApplication } from '#server/sandbox/lender/application/catchUp.ts';

import { refuseAdditionalInfo } from './additionalInfoRules.ts';
import { isFlagOn } from './featureCalls.ts';
import { advanceNow, handlersFor, isAt, stepNotOpen } from './applicationStep.ts';

const reference = () => ({ reference: `HR-${randomInt(100_000, 999_999)}` });

/**
 * Whether the step is open: either it is current, or an explicit edit before the hard credit check. A second tab's
 * answer is neither (FT-45).
 */
const isOpenTo =
  (status: string) =>
  (
    application: ApplicationRecord,
    { parts }: ParsedCall<{ readonly body: { readonly edit?: boolean | undefined } }>,
  ) =>
    isAt(status)(application) || (parts.body.edit === true && canReopenOffers(application));

type Info = NonNullable<ApplicationRecord['additionalInfo']>;

/** Returns the reason why answers decline the application (8.2), if any. */
function causeIn(application: ApplicationRecord, info: Info) {
  if (info.titleChanged90Days) return 'TITLE_CHANGED';
  return info.equityLoan12Months === true && isTexasHome(application) ? 'EQUITY_LOAN' : null;
}

/** Advances only from the step itself. A later edit just changes the answers. */
const advanceFrom = (world: World, application: ApplicationRecord, status: string) =>
  isAt(status)(application) ? advanceNow(world, application) : application;

export function questionCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  const isContactOpen = isOpenTo('COLLECT_ADDITIONAL_INFO');
  return [
    step(saveAdditionalInfo, 'additional-info', isContactOpen, (application, { parts }) => {
      refuseAdditionalInfo(parts.body, application, {
        hasSmsConsent: world.textChoices(application.identityUuid).transactional,
        allowsBusiness: isFlagOn(world, application.org, 'fe-heloc-business-purpose'),
      });
      const { ssn, edit: _edit, ...additionalInfo } = parts.body;
      const answered: ApplicationRecord = {
        ...application,
        additionalInfo,
        // Stores only the last four digits (F-10).
        ssnLastFour: ssn === null ? application.ssnLastFour : ssn.slice(-4),
        signers: signersOf(application, additionalInfo, world.now()),
      };
      const cause = causeIn(application, additionalInfo);
      if (cause) return applyTransition(answered, declineTransition(answered, cause), world.now());
      return advanceFrom(world, answered, 'COLLECT_ADDITIONAL_INFO');
    }),

    own(readAdditionalInfo, ({ additionalInfo }) => additionalInfo),

    step(saveDemographics, 'hmda', isOpenTo('HMDA'), (application, { parts }) => {
      const { codes, isAnswered } = demographicsRecord(parts.body);
      world.applications.saveDemographics({ applicationUuid: application.uuid, codes });
      return advanceFrom(world, { ...application, isHmdaAnswered: isAnswered }, 'HMDA');
    }),
  ];
}

export function decisionCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  const moved = (application: ApplicationRecord, transition: Transition) =>
    applyTransition(application, transition, world.now());
  const lenderOf = ({ org }: ApplicationRecord) => world.lender(org);

  return [
    own(readDecision, (application) => {
      const decision = decisionAnswer(application);
      return decision.action === null
        ? decision
        : { ...decision, counteroffer: counterofferOf(application, lenderOf(application)) };
    }),

    own(askForReconsideration, (application, call) => {
      const { body } = call.parts;
      if (!isDeclined(application.status)) throw stepNotOpen();
      if (body.reason === SMALLER_AMOUNT && !((body.amount ?? 0) > 0))
        throw new HttpError(400, { message: 'Required', field: 'amount' });
      world.uploads.send(application.uuid, body.documentUuids);
      const { amountLimit, transition } = reconsider(application, lenderOf(application), body);
      saveApplication(world, application, moved({ ...application, amountLimit }, transition));
      return reference();
    }),

    own(addReviewNote, (application, { parts: { body } }) => {
      if (!isInUnderwriting(application.status)) throw stepNotOpen();
      refuseInvalid(validateReviewNote(body));
      const note = { at: new Date(world.now()).toISOString(), message: body.message };
      world.applications.change(application.uuid, (known) => ({
        ...known,
        notes: [...known.notes, note].slice(-100),
      }));
      return reference();
    }),

    step(startAssets, 'assets/start', isAt('OFFER_SELECTION'), (application) =>
      moved(application, { to: 'ASSETS_PREQUAL' }),
    ),

    step(withdrawApplication, 'withdrawal', canWithdraw, (application) =>
      moved(application, { to: 'CANCELLED' }),
    ),
  ];
}
