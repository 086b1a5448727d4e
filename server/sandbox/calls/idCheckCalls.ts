import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readIdCheck, submitId } from '#sagas/api/contract/idCheck.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import {
  MAX_TRIES,
  accepted,
  findingOf,
  goodPhotos,
  type IdCheckRecord,
} from '#server/sandbox/lender/identity/idCheck.ts';
import { inState, withChanged } from '#server/sandbox/lender/conditions/conditionChanges.ts';
import { withSentDocuments } from '#server/sandbox/lender/conditions/sentDocuments.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { uploadOwner } from '#server/sandbox/lender/signers/signerFile.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { categoryOf } from '#store/application/conditions/categories.ts';
import { isOutstanding } from '#store/application/conditions/conditions.ts';
import { idDocument, idSides, type IdSide } from '#store/application/idCheck/idDocuments.ts';
import { validateIdForm } from '#store/application/idCheck/idForm.ts';

import { advanceNow, handlersFor, isAt } from './applicationStep.ts';
import { isFlagOn } from './featureCalls.ts';

type Body = BodyOf<typeof submitId>;

const isAtStep = isAt('IDENTITY_VERIFICATION');

const isOpenCondition = ({ idCheck }: ApplicationRecord, { conditionUuid }: Body) =>
  conditionUuid !== null && idCheck?.conditionUuid === conditionUuid;

/** Returns a condition that asks for an ID in addition to the step's check. */
const otherCondition = ({ conditions }: ApplicationRecord, { conditionUuid }: Body) =>
  conditions.find(
    ({ uuid, categoryEnum, xtraData }) =>
      uuid === conditionUuid &&
      categoryOf(categoryEnum).screen === 'identity' &&
      isOutstanding(xtraData),
  );

/** For the step, or for a condition. */
const isOpen = (application: ApplicationRecord, { parts: { body } }: { parts: { body: Body } }) =>
  isOpenCondition(application, body) ||
  otherCondition(application, body) !== undefined ||
  (isAtStep(application) && application.idCheck?.state !== 'PENDING_REVIEW');

const noDocument = (field: string) =>
  new HttpError(400, { message: "We couldn't find this document.", field });

/** Returns the photos of the requested sides, each with its own document type (SC-24). */
function photosOf(world: World, application: ApplicationRecord, body: Body) {
  const { idType, issuingState, documentUuids } = body;
  refuseInvalid(validateIdForm({ idType, issuingState: issuingState ?? undefined }));
  const uploads = world.uploads.ofApplication(uploadOwner(application));
  const photoOf = (side: IdSide) => {
    const photo = uploads.find((one) => one.uuid === documentUuids[side]);
    if (photo?.documentType !== idDocument(idType, side)) throw noDocument(`documentUuids.${side}`);
    return { uuid: photo.uuid, side, fileName: photo.fileName };
  };
  return idSides(idType, isFlagOn(world, application.org, 'fe-heloc-back-of-id')).map(photoOf);
}

const sentDocuments = ({ documentUuids: { front, back, nameChange } }: Body) =>
  [front, back, ...nameChange].filter((uuid) => uuid !== null);

function withPhotos(world: World, application: ApplicationRecord, body: Body): ApplicationRecord {
  const { idType, issuingState, documentUuids } = body;
  const photos = photosOf(world, application, body);
  const finding = findingOf(photos, documentUuids.nameChange.length > 0);
  // Lists a good side again after the check, so it isn't requested twice.
  const good = goodPhotos(photos, finding);
  const used = sentDocuments(body).filter((uuid) => !good.includes(uuid));
  world.uploads.send(uploadOwner(application), used);
  const before = application.idCheck;
  const idCheck: IdCheckRecord = {
    idType,
    issuingState,
    frontUuid: documentUuids.front,
    backUuid: documentUuids.back,
    finding,
    state: before?.state ?? null,
    failures: before?.failures ?? 0,
    conditionUuid: before?.conditionUuid ?? null,
  };
  return { ...application, idCheck };
}

const isSameSubmission = ({ idCheck }: ApplicationRecord, { documentUuids }: Body) =>
  idCheck?.frontUuid === documentUuids.front && idCheck.backUuid === documentUuids.back;

/** Restarts the review with new photos. At a later step, only closes the condition. */
function reviewAgain(world: World, application: ApplicationRecord): ApplicationRecord {
  const done = isAtStep(application) ? {} : accepted(application);
  const asked = application.conditions.find(
    ({ uuid }) => uuid === application.idCheck?.conditionUuid,
  );
  return applyTransition(
    asked ? withChanged(application, inState(asked, 'IN_REVIEW'), world.now()) : application,
    { ...done, to: application.status.checklistStatus },
    world.now(),
  );
}

function idCheckAnswer({ idCheck }: ApplicationRecord) {
  if (!idCheck) return null;
  const { state, finding, failures, idType, issuingState } = idCheck;
  return {
    state,
    reason: finding?.reason ?? null,
    reasonText: finding?.text ?? null,
    triesLeft: MAX_TRIES - failures,
    idType,
    issuingState,
  };
}

export function idCheckCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readIdCheck, idCheckAnswer),

    step(submitId, 'identity', isOpen, (application, { parts: { body } }) => {
      // A repeat after a lost answer. Meanwhile, the check has failed.
      if (isSameSubmission(application, body)) return application;
      const condition = otherCondition(application, body);
      if (condition && !isOpenCondition(application, body)) {
        photosOf(world, application, body);
        const sent = { condition, documentUuids: sentDocuments(body) };
        const inReview = withSentDocuments(world, application, sent);
        return withChanged(application, inReview, world.now());
      }
      const sent = withPhotos(world, application, body);
      return isOpenCondition(application, body)
        ? reviewAgain(world, sent)
        : advanceNow(world, sent);
    }),
  ];
}
