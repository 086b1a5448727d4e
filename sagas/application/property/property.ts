import {
  explainOwnership,
  saveParcelNumber,
  saveProperty,
  sendPropertyProof,
} from '#sagas/api/contract/property.ts';
import { wireAddress } from '#sagas/api/mappers/wireParts.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { uploadedStep } from '#sagas/application/uploadedStep.ts';
import { send } from '#sagas/control/send.ts';
import { takeLeading, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  ownershipExplained,
  parcelNumberSubmitted,
  propertyChosen,
  propertyProved,
} from '#store/application/property/actions.ts';

function* chooseProperty(ports: Ports, { payload }: ReturnType<typeof propertyChosen>) {
  const body =
    'candidateUuid' in payload ? payload : { ...payload, address: wireAddress(payload.address) };
  yield* finishingStep({
    step: 'propertySearch',
    screen: 'reviewProperty',
    ask: (uuid) => send(ports, saveProperty, { path: { uuid }, body }),
  });
}

function* proveProperty(ports: Ports) {
  yield* uploadedStep(['propertyProof'], (documentUuids) => ({
    step: 'propertyProof',
    screen: 'reviewProperty',
    ask: (uuid) => send(ports, sendPropertyProof, { path: { uuid }, body: { documentUuids } }),
  }));
}

function* correctParcel(ports: Ports, { payload }: ReturnType<typeof parcelNumberSubmitted>) {
  yield* uploadedStep(['taxBill'], (documentUuids) => ({
    step: 'parcelNumber',
    screen: 'reviewIncorrectPin',
    ask: (uuid) =>
      send(ports, saveParcelNumber, { path: { uuid }, body: { ...payload, documentUuids } }),
  }));
}

function* explainOwners(ports: Ports, { payload }: ReturnType<typeof ownershipExplained>) {
  yield* uploadedStep(['ownershipProof'], (documentUuids) => ({
    step: 'ownership',
    screen: 'reviewIncorrectOwnership',
    ask: (uuid) =>
      send(ports, explainOwnership, { path: { uuid }, body: { ...payload, documentUuids } }),
  }));
}

export function* watchProperty(ports: Ports): SagaGenerator<void> {
  yield* takeLeading(propertyChosen, chooseProperty, ports);
  yield* takeLeading(propertyProved, proveProperty, ports);
  yield* takeLeading(parcelNumberSubmitted, correctParcel, ports);
  yield* takeLeading(ownershipExplained, explainOwners, ports);
}
