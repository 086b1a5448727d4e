import { readPayoffs } from '#sagas/api/contract/payoff.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Payoff } from '#store/application/payoff/payoffs.ts';

export const loadPayoffs = (ports: Ports, uuid: string): SagaGenerator<Payoff[]> =>
  send(ports, readPayoffs, { path: { uuid } });
