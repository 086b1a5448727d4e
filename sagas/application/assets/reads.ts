import { readAssets } from '#sagas/api/contract/assets.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Assets } from '#store/application/assets/assets.ts';

export const readSavings = (ports: Ports, uuid: string): SagaGenerator<Assets> =>
  send(ports, readAssets, { path: { uuid } });
