import type { StepName } from '#store/application/core/features.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import type { readStatus } from '#sagas/api/contract/application.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { agreement } from '#sagas/api/mappers/wireParts.ts';
import { finishingStep } from '#sagas/application/sendingStep.ts';
import { pendingWriteOf } from '#sagas/control/sendIdempotent.ts';
import { call, put, select, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { selectOrganisation } from '#store/org/selectors.ts';
import { applicationScope, writeSettled } from '#store/pendingWrites/slice.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

interface AgreedStep {
  readonly step: StepName;
  readonly screen: ApplicationScreenId;
  /** The call, and its request without the time of the agreement. */
  readonly endpoint: string;
  readonly request: unknown;
  readonly ask: (
    uuid: string,
    given: ReturnType<typeof agreement>,
  ) => SagaGenerator<AnswerOf<typeof readStatus>>;
}

/**
 * Sends a step that says what the borrower agreed to, how and when. After a lost response, the repeated request states
 * the same time, so it counts as the same step (F-03, F-16, FT-02).
 */
export const agreedStep = (ports: Ports, { endpoint, request, ask, ...step }: AgreedStep) =>
  call(function* (): SagaGenerator<boolean> {
    const uuid = yield* select(selectUuidInHand);
    if (uuid === null) return false;
    const { orgCode } = yield* select(selectOrganisation);
    const scope = applicationScope(uuid, endpoint);
    const { acceptedAt } = yield* call(pendingWriteOf, ports, scope, request);
    const given = agreement(orgCode, acceptedAt);
    const isSent = yield* finishingStep({ ...step, ask: (of) => ask(of, given) });
    if (isSent) yield* put(writeSettled({ scope }));
    return isSent;
  });
