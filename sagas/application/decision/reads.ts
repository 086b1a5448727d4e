import { readDecision } from '#sagas/api/contract/steps.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { DecisionNotice } from '#store/application/decision/notice.ts';

export const readNotice = (ports: Ports, uuid: string): SagaGenerator<DecisionNotice> =>
  send(ports, readDecision, { path: { uuid } });
