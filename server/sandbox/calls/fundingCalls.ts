import { readTimeline, rescindLine } from '#sagas/api/contract/funding.ts';
import { readName } from '#sagas/api/mappers/name.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import { rescissionOf } from '#server/sandbox/lender/funding/fundingEvents.ts';
import { timelineOf } from '#server/sandbox/lender/funding/timeline.ts';
import { applyTransition } from '#server/sandbox/lender/status/transition.ts';
import { refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import { rescissionValidator } from '#store/application/funding/rescission.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { fullName } from '#store/person/name.ts';
import { flattenErrors } from '#store/validation.ts';

import { handlersFor, isAt } from './applicationStep.ts';

/** The calls between signing and funding, and those of the right to cancel. */
export function fundingCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);

  /** The right to cancel ends at the end of its last day, in the property's time zone. */
  const canRescind = (application: ApplicationRecord) => {
    const { endsOn } = rescissionOf(application);
    const today = dayAt(world.now(), application.property);
    return isAt('RESCISSION')(application) && (endsOn === null || today <= endsOn);
  };

  return [
    own(readTimeline, (application) => timelineOf(application, world.now())),

    step(rescindLine, 'rescission', canRescind, (application, { parts: { body } }) => {
      const validate = rescissionValidator(fullName(readName(application.profile.name)));
      refuseInvalid(flattenErrors(validate({ signatureName: body.signatureName })));
      return applyTransition(application, { to: 'CANCELLED' }, world.now());
    }),
  ];
}
