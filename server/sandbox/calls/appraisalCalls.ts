import { randomUUID } from 'node:crypto';

import { moveAppraisal, payAppraisal, readAppraisal } from '#sagas/api/contract/appraisal.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import {
  appraisalAnswer,
  BOOKED,
  earliestPayment,
  firstVisitDay,
  TO_PAY,
  withBooking,
  withWindows,
} from '#server/sandbox/lender/appraisal/appraisal.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { bookingValidator, windowsValidator } from '#store/application/appraisal/appraisal.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { flattenErrors } from '#store/validation.ts';

import { handlersFor, isAt, stepNotOpen } from './applicationStep.ts';

/** A fee can't be charged before the third business day (T-37). */
function refuseEarly(application: ApplicationRecord, now: number): void {
  const earliest = earliestPayment(application) ?? '';
  if (dayAt(now, application.property) < earliest)
    throw new HttpError(422, { message: 'This cannot be paid yet.', code: 'TOO_EARLY' });
}

export function appraisalCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    own(readAppraisal, appraisalAnswer),

    own(payAppraisal, (application, { origin, parts: { body } }) => {
      if (!isAt(TO_PAY)(application)) throw stepNotOpen();
      refuseEarly(application, world.now());
      refuseInvalid(flattenErrors(bookingValidator(firstVisitDay(application, world.now()))(body)));
      const visit = randomUUID();
      world.applications.change(application.uuid, (known) => withBooking(known, body, visit));
      const page = `/sandbox/payments?application=${application.uuid}&visit=${visit}`;
      return { redirect: new URL(page, origin).href };
    }),

    step(moveAppraisal, 'appraisal', isAt(BOOKED), (application, { parts: { body } }) => {
      refuseInvalid(flattenErrors(windowsValidator(firstVisitDay(application, world.now()))(body)));
      const moved = withWindows(application, body.windows);
      // The failed visit is over.
      return application.status.hold === null
        ? moved
        : applyTransition(moved, { to: BOOKED, status: { hold: null } }, world.now());
    }),
  ];
}
