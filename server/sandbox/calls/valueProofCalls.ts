import { randomInt } from 'node:crypto';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { disputeValue, sendRecentAppraisal } from '#sagas/api/contract/valuation.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { disputeValidator } from '#store/application/valuation/disputes.ts';
import { appraisalDateValidator } from '#store/application/valuation/recentAppraisal.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { flattenErrors } from '#store/validation.ts';

import { handlersFor, stepNotOpen } from './applicationStep.ts';
import { isEstimated } from './valuationCalls.ts';
import { isToOrder } from './valuationOrderCalls.ts';

/** The factor by which the magic word of a reconsideration raises the value. */
const RAISED = 1.05;

/** Returns the value after a second look. "please" makes the valuer agree (9.4). */
function withDispute(
  application: ApplicationRecord,
  { reason }: BodyOf<typeof disputeValue>,
  at: string,
): ApplicationRecord {
  const { property, notes } = application;
  const isAgreed = reason.toLowerCase().includes('please');
  const value = isAgreed ? Math.round(property.value * RAISED) : property.value;
  return {
    ...application,
    property: { ...property, value },
    notes: [...notes, { at, message: reason }].slice(-100),
  };
}

/** The borrower's evidence: an appraisal, or why a value is wrong. */
export function valueProofCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    step(
      sendRecentAppraisal,
      'valuation/appraisal',
      (application) => isToOrder(application) || isEstimated(application),
      (application, { parts: { body } }) => {
        const today = dayAt(world.now(), application.property);
        refuseInvalid(appraisalDateValidator(today)(body));
        if (body.documentUuids.length === 0)
          throw new HttpError(400, { message: 'Add 1 more document.', field: 'recentAppraisal' });
        world.uploads.send(application.uuid, body.documentUuids);
        const transition = { to: 'NAV_RESI_EVAL_PROCESSING', status: { bpo: null } } as const;
        return applyTransition(application, transition, world.now());
      },
    ),

    own(disputeValue, (application, { parts: { body } }) => {
      if (application.status.bpo !== 'BPO_COMPLETE') throw stepNotOpen();
      const today = dayAt(world.now(), application.property);
      refuseInvalid(flattenErrors(disputeValidator(today)(body)));
      const at = new Date(world.now()).toISOString();
      world.applications.change(application.uuid, (known) => withDispute(known, body, at));
      return { reference: `RV-${randomInt(100_000, 999_999)}` };
    }),
  ];
}
