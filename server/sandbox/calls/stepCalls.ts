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
import { refuseMistakes } from '#server/sandbox/refusal.ts';
import { statusAnswer } from '#server/sandbox/lender/application/answers.ts';
import { decisionAnswer } from '#server/sandbox/lender/decision/decision.ts';
import { declined } from '#server/sandbox/lender/decision/decline.ts';
import { demographicsRecord } from '#server/sandbox/lender/application/demographics.ts';
import type { ApplicationFile } from '#server/sandbox/lender/application/application.ts';
import {
  doStep,
  isAt,
  ownFile,
  saveFile,
  stepNotOpen,
} from '#server/sandbox/lender/application/access.ts';
import { advanced, moved } from '#server/sandbox/lender/status/transition.ts';
import { canReopen, canWithdraw } from '#server/sandbox/lender/status/reopening.ts';
import { reviewAgain } from '#server/sandbox/lender/status/review.ts';
import { isTexasHome } from '#server/sandbox/lender/offers/borrowingCapacity.ts';
import { inviteNew, signersOf } from '#server/sandbox/lender/application/signers.ts';
import type { World } from '#server/sandbox/world.ts';
import { isDeclined, isReviewed } from '#store/application/decision/decisions.ts';
import { validateReviewNote } from '#store/application/decision/reconsideration.ts';

import { refuseAdditionalInfo } from './additionalInfoRules.ts';
import { currentFlags } from './featureCalls.ts';

const reference = () => ({ reference: `HR-${randomInt(100_000, 999_999)}` });

/** Open as a step, and until the hard check to an edit that says so: a second tab's answer is none (FT-45). */
const isOpenTo =
  (status: string, { edit = false }: { readonly edit?: boolean | undefined }) =>
  (file: ApplicationFile) =>
    isAt(status)(file) || (edit && canReopen(file));

type Info = NonNullable<ApplicationFile['additionalInfo']>;

/** Answers that end it: the home is too new, or Texas asks for more time (8.2). */
function causeIn(file: ApplicationFile, info: Info) {
  if (info.titleChanged90Days) return 'TITLE_CHANGED';
  return info.equityLoan12Months === true && isTexasHome(file) ? 'EQUITY_LOAN' : null;
}

/** On from the step itself; an edit of a later day changes nothing but the answers. */
const onFrom = (world: World, file: ApplicationFile, status: string) =>
  isAt(status)(file) ? advanced(file, world.lender(file.org), world.now()) : file;

/** The questions after the choice of an offer. */
const questionCalls = (world: World): Handler[] => [
  handle(saveAdditionalInfo, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    const isOpen = isOpenTo('COLLECT_ADDITIONAL_INFO', body);
    const done = doStep(world, file, { name: 'additional-info', isOpen, body }, () => {
      refuseAdditionalInfo(body, file, {
        hasSmsConsent: world.textChoices(file.identityUuid).transactional,
        allowsBusiness:
          currentFlags(world, file.org).get('fe-heloc-business-purpose')?.enabled ?? false,
      });
      const { ssn, edit: _edit, ...additionalInfo } = body;
      const answered: ApplicationFile = {
        ...file,
        additionalInfo,
        // The number itself is never kept (F-10).
        ssnLastFour: ssn === null ? file.ssnLastFour : ssn.slice(-4),
        signers: signersOf(file, additionalInfo, world.now()),
      };
      const cause = causeIn(file, additionalInfo);
      if (cause) return moved(answered, declined(answered, cause), world.now());
      return onFrom(world, answered, 'COLLECT_ADDITIONAL_INFO');
    });
    inviteNew(world.outbox, { before: file, after: done }, world.lender(file.org));
    return statusAnswer(done);
  }),

  handle(
    readAdditionalInfo,
    (call) => ownFile(world, call, call.parts.path.uuid).additionalInfo ?? null,
  ),

  handle(saveDemographics, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    const step = { name: 'hmda', isOpen: isOpenTo('HMDA', body), body };
    const done = doStep(world, file, step, () => {
      const { codes, isAnswered } = demographicsRecord(body);
      world.applications.keepDemographics({ applicationUuid: file.uuid, codes });
      return onFrom(world, { ...file, isHmdaAnswered: isAnswered }, 'HMDA');
    });
    return statusAnswer(done);
  }),
];

/** What can be done about a decision: have it looked at again, show assets instead, or withdraw. */
const decisionCalls = (world: World): Handler[] => [
  handle(readDecision, (call) => decisionAnswer(ownFile(world, call, call.parts.path.uuid))),

  handle(askForReconsideration, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    if (!isDeclined(file.status)) throw stepNotOpen();
    world.uploads.send(file.uuid, body.documentUuids);
    const isHeard = (body.message ?? '').toLowerCase().includes('please');
    const mayGoOn = file.status.uwDecision !== 'INELIGIBLE';
    saveFile(world, file, moved(file, reviewAgain(file, isHeard && mayGoOn), world.now()));
    return reference();
  }),

  handle(addReviewNote, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    if (!isReviewed(file.status)) throw stepNotOpen();
    refuseMistakes(validateReviewNote(body));
    const note = { at: new Date(world.now()).toISOString(), message: body.message };
    world.applications.put({ ...file, notes: [...file.notes, note].slice(-100) });
    return reference();
  }),

  handle(startAssets, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    const step = { name: 'assets/start', isOpen: isAt('OFFER_SELECTION'), body };
    const done = doStep(world, file, step, () =>
      moved(file, { to: 'ASSETS_PREQUAL' }, world.now()),
    );
    return statusAnswer(done);
  }),

  handle(withdrawApplication, (call) => {
    const { path, body } = call.parts;
    const file = ownFile(world, call, path.uuid);
    const step = { name: 'withdrawal', isOpen: canWithdraw, body };
    const done = doStep(world, file, step, () => moved(file, { to: 'CANCELLED' }, world.now()));
    return statusAnswer(done);
  }),
];

/** The steps after the choice of an offer, and what can be done about a decision. */
export const stepCalls = (world: World): Handler[] => [
  ...questionCalls(world),
  ...decisionCalls(world),
];
