import { readPayoffs as endpoint } from '#sagas/api/contract/payoff.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Payoff } from '#store/application/payoff/payoffs.ts';

/** The loans that are paid off. */
export const readPayoffs = (ports: Ports, uuid: string): SagaGenerator<Payoff[]> =>
  send(ports, endpoint, { path: { uuid } });
