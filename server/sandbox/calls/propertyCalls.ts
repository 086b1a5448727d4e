import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import {
  explainOwnership,
  readPropertyCandidates,
  readPropertyRecord,
  saveParcelNumber,
  saveProperty,
  sendPropertyProof,
} from '#sagas/api/contract/property.ts';
import { BLOCKED_ZIPS } from '#server/sandbox/data/blockedZips.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { withChanges } from '#server/sandbox/lender/application/edits.ts';
import { isOnStreet } from '#server/sandbox/lender/application/magicWords.ts';
import {
  candidatesOf,
  parcelOf,
  recordOwnersOf,
} from '#server/sandbox/lender/application/countyRecords.ts';
import { declineTransition } from '#server/sandbox/lender/decision/decisionTransitions.ts';
import { SEARCH } from '#server/sandbox/lender/status/statesToOffers.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { validateOwnership } from '#store/application/property/ownership.ts';
import { validateParcel } from '#store/application/property/parcel.ts';
import {
  propertySearchValidator,
  NO_CANDIDATE,
} from '#store/application/property/propertySearch.ts';

import { advanceNow, handlersFor, isAt } from './applicationStep.ts';
import { toFormAddress } from './fieldRules.ts';

type Chosen = BodyOf<typeof saveProperty>;

function withCandidate(application: ApplicationRecord, uuid: string): ApplicationRecord {
  const chosen = candidatesOf(application).find((one) => one.uuid === uuid);
  if (!chosen)
    throw new HttpError(400, { message: 'This home is not on the list.', field: 'candidateUuid' });
  const { property, progress } = application;
  return {
    ...application,
    property: { ...property, street2: chosen.unit ?? '' },
    progress: { ...progress, isPropertyKnown: true },
  };
}

/** Stores another address and searches the records again. */
function withAddress(
  application: ApplicationRecord,
  { address, parcelNumber }: Exclude<Chosen, { candidateUuid: string }>,
  now: number,
): ApplicationRecord {
  const form = { ...toFormAddress(address), entry: 'manual' as const };
  refuseInvalid(
    propertySearchValidator([])({
      ...form,
      candidateUuid: NO_CANDIDATE,
      ...(parcelNumber && { parcelNumber }),
    }),
    'address.',
  );
  const changed = withChanges(application, { propertyAddress: address }, now);
  const isMissed = isOnStreet(changed, 'nowhere') || isOnStreet(changed, 'twin');
  const { progress } = application;
  return {
    ...changed,
    parcelNumber: parcelNumber ?? application.parcelNumber,
    progress: { ...progress, searchMisses: progress.searchMisses + (isMissed ? 1 : 0) },
  };
}

/** If the lender doesn't lend there, the application ends (8.2). */
const isEligible = (world: World, { org, property }: ApplicationRecord) =>
  world.lender(org).licensedStates.has(property.state) && !BLOCKED_ZIPS.includes(property.zip);

function chosenProperty(world: World, application: ApplicationRecord, body: Chosen) {
  const moved =
    'candidateUuid' in body
      ? withCandidate(application, body.candidateUuid)
      : withAddress(application, body, world.now());
  const transition = isEligible(world, moved)
    ? ({ to: SEARCH } as const)
    : declineTransition(moved, 'STATE');
  return applyTransition(moved, transition, world.now());
}

/** Ends the lender's hold once the records are corrected. */
const withoutHold = (application: ApplicationRecord): ApplicationRecord => ({
  ...application,
  status: { ...application.status, hold: null },
});

const isHeldFor =
  (reason: string) =>
  ({ status }: ApplicationRecord) =>
    status.hold?.reason === reason;

function searchCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  const isSearched = isAt('NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES');
  return [
    own(readPropertyCandidates, (application) => ({
      candidates: candidatesOf(application),
      misses: application.progress.searchMisses,
    })),

    step(saveProperty, 'property', isSearched, (application, { parts }) =>
      chosenProperty(world, application, parts.body),
    ),

    step(sendPropertyProof, 'property/proof', isSearched, (application, { parts }) => {
      const { documentUuids } = parts.body;
      if (documentUuids.length === 0)
        throw new HttpError(400, { message: 'Add 1 more document.', field: 'propertyProof' });
      world.uploads.send(application.uuid, documentUuids);
      const progress = { ...application.progress, isPropertyKnown: true };
      return advanceNow(world, { ...application, progress });
    }),
  ];
}

function recordCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readPropertyRecord, (application) => ({
      parcelEnd: parcelOf(application).slice(-4),
      recordOwners: recordOwnersOf(application),
      ownership: application.additionalInfo?.ownership ?? null,
    })),

    step(
      saveParcelNumber,
      'property/parcel-number',
      isHeldFor('PARCEL_MISMATCH'),
      (application, { parts: { body } }) => {
        const { parcelNumber, documentUuids } = body;
        if (parcelNumber !== null && parcelNumber !== undefined)
          refuseInvalid(validateParcel({ parcelNumber }));
        world.uploads.send(application.uuid, documentUuids);
        return withoutHold({
          ...application,
          parcelNumber: parcelNumber ?? application.parcelNumber,
        });
      },
    ),

    step(
      explainOwnership,
      'property/ownership',
      isHeldFor('OWNERSHIP_MISMATCH'),
      (application, { parts: { body } }) => {
        const { reason, note, documentUuids } = body;
        refuseInvalid(validateOwnership({ reason, ...(note !== null && { note }) }));
        if (documentUuids.length === 0)
          throw new HttpError(400, { message: 'Add 1 more document.', field: 'ownershipProof' });
        world.uploads.send(application.uuid, documentUuids);
        const at = new Date(world.now()).toISOString();
        const explained = withoutHold({ ...application, statedOwnership: { reason, note, at } });
        return reason === 'BOUGHT_RECENTLY'
          ? applyTransition(explained, declineTransition(explained, 'TITLE_CHANGED'), world.now())
          : explained;
      },
    ),
  ];
}

export const propertyCalls = (world: World): Handler[] => [
  ...searchCalls(world),
  ...recordCalls(world),
];
