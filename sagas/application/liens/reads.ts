import { readLiens } from '#sagas/api/contract/liens.ts';
import { send } from '#sagas/control/send.ts';
import { select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { lienTaskAt, type LienList } from '#store/application/liens/liens.ts';
import { selectStatus } from '#store/application/core/selectors.ts';

/** Reads the liens, and what the current status asks about them. */
export function* readLienList(ports: Ports, uuid: string): SagaGenerator<LienList> {
  const list = yield* send(ports, readLiens, { path: { uuid } });
  const status = yield* select(selectStatus);
  return { ...list, task: status && lienTaskAt(status.checklistStatus) };
}
