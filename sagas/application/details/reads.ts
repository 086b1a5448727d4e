import { readAdditionalInfo } from '#sagas/api/contract/steps.ts';
import { additionalInfoFromWire } from '#sagas/api/mappers/additionalInfo.ts';
import { nullOn404 } from '#sagas/control/nullOn404.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { AdditionalInfo } from '#store/application/details/additionalInfoAnswer.ts';

export function* readSavedInfo(ports: Ports, uuid: string): SagaGenerator<AdditionalInfo | null> {
  const saved = yield* nullOn404(() => send(ports, readAdditionalInfo, { path: { uuid } }));
  return saved && additionalInfoFromWire(saved);
}
