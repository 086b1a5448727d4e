import { ApiError } from '#sagas/api/apiError.ts';
import { readUploadRules } from '#sagas/api/contract/documents.ts';
import { readOffers } from '#sagas/api/contract/offers.ts';
import {
  readAdditionalInfo,
  readCreditHold,
  readCreditIdentification,
  readDecision,
} from '#sagas/api/contract/steps.ts';
import { readSummary } from '#sagas/api/contract/summary.ts';
import { send } from '#sagas/control/send.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { readName } from '#sagas/readName.ts';
import type { LenderData, LenderDataName } from '#store/application/lenderData.ts';

import { additionalInfoOf, addressOf } from './wireWords.ts';
import { summaryOf } from './summaryWords.ts';

type Read<Name extends LenderDataName> = (
  ports: Ports,
  uuid: string,
) => SagaGenerator<LenderData[Name]>;

const NOT_FOUND = 404;

/** Who the bureaus were asked about, in our words. */
function* identification(ports: Ports, uuid: string) {
  const wire = yield* send(ports, readCreditIdentification, { path: { uuid } });
  return {
    ...wire,
    name: readName(wire.name),
    address: wire.address && addressOf(wire.address),
    previousAddress: wire.previousAddress && addressOf(wire.previousAddress),
  };
}

/** 404 says that nothing was saved yet (screens.md 10.3). */
function* savedInfo(ports: Ports, uuid: string) {
  try {
    return additionalInfoOf(yield* send(ports, readAdditionalInfo, { path: { uuid } }));
  } catch (error) {
    if (error instanceof ApiError && error.status === NOT_FOUND) return null;
    throw error;
  }
}

/** How each kind of data is read. */
export const lenderReads: { readonly [Name in LenderDataName]: Read<Name> } = {
  *offers(ports, uuid) {
    return yield* send(ports, readOffers, { path: { uuid } });
  },
  *decision(ports, uuid) {
    return yield* send(ports, readDecision, { path: { uuid } });
  },
  *creditHold(ports, uuid) {
    return yield* send(ports, readCreditHold, { path: { uuid } });
  },
  *creditIdentification(ports, uuid) {
    return yield* call(identification, ports, uuid);
  },
  *savedInfo(ports, uuid) {
    return yield* call(savedInfo, ports, uuid);
  },
  *uploadLimits(ports, uuid) {
    return yield* send(ports, readUploadRules, { path: { uuid } });
  },
  *summary(ports, uuid) {
    return summaryOf(yield* send(ports, readSummary, { path: { uuid } }));
  },
};
