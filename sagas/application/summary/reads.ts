import { readSummary } from '#sagas/api/contract/summary.ts';
import { summaryOf } from '#sagas/api/mappers/summary.ts';
import { send } from '#sagas/control/send.ts';
import type { SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import type { Summary } from '#store/application/summary/summary.ts';

/** The answers of the registration, and what else the lender knows. */
export function* readAnswers(ports: Ports, uuid: string): SagaGenerator<Summary> {
  return summaryOf(yield* send(ports, readSummary, { path: { uuid } }));
}
