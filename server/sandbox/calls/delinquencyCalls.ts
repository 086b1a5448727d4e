import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readDelinquency, saveDelinquency } from '#sagas/api/contract/delinquency.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { latePayments } from '#server/sandbox/lender/decision/latePayments.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { delinquencyValidator } from '#store/application/delinquency/delinquency.ts';
import { flattenErrors } from '#store/validation.ts';

import { advanceNow, handlersFor, isAt } from './applicationStep.ts';

type Answers = BodyOf<typeof saveDelinquency>['items'];

const PROOF_MISSING = 'Add 1 more document.';

/** Applies the screen's rules again, and requires proof for each payment that was made (SC-24). */
function refuseAnswers(items: Answers, application: ApplicationRecord): void {
  const late = latePayments(application);
  const isWhole =
    items.length === late.length &&
    late.every(({ uuid }, index) => items[index]?.liabilityUuid === uuid);
  if (!isWhole) throw new HttpError(400, { message: 'Answer each item.', field: 'items' });
  const form = items.map(({ answer, explanation }) => ({
    answer,
    explanation: explanation ?? undefined,
  }));
  refuseInvalid(flattenErrors(delinquencyValidator(late.length)({ items: form })));
  const isProofMissing = items.some(
    ({ answer, documentUuids }) => answer === 'CURRENT' && documentUuids.length === 0,
  );
  if (isProofMissing) throw new HttpError(400, { message: PROOF_MISSING, field: 'paymentProof' });
}

export function delinquencyCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readDelinquency, (application) => ({ items: latePayments(application) })),

    step(
      saveDelinquency,
      'delinquency',
      isAt('DELINQUENCY_REVIEW'),
      (application, { parts: { body } }) => {
        refuseAnswers(body.items, application);
        world.uploads.send(application.uuid, [
          ...new Set(body.items.flatMap(({ documentUuids }) => documentUuids)),
        ]);
        const answered: ApplicationRecord = {
          ...application,
          lateAnswers: Object.fromEntries(
            body.items.map(({ liabilityUuid, answer, explanation }) => [
              liabilityUuid,
              { answer, explanation },
            ]),
          ),
        };
        // A person reads disputes. The status stays the same until then (review-app/delinquency).
        return body.items.some(({ answer }) => answer === 'NOT_MINE')
          ? { ...answered, pinned: false, statusSince: world.now() }
          : advanceNow(world, answered);
      },
    ),
  ];
}
