import { readPropertyCandidates, readPropertyRecord } from '#sagas/api/contract/property.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { PropertyRecord, PropertySearch } from '#store/application/property/propertySearch.ts';

export const readPropertySearch = (ports: Ports, uuid: string): SagaGenerator<PropertySearch> =>
  send(ports, readPropertyCandidates, { path: { uuid } });

/** review-app/incorrect-pin and review-app/incorrect-ownership */
export const readRecord = (ports: Ports, uuid: string): SagaGenerator<PropertyRecord> =>
  send(ports, readPropertyRecord, { path: { uuid } });
