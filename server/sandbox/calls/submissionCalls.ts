import { submitApplication } from '#sagas/api/contract/submission.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { refuseInvalid } from '#server/sandbox/refusal.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { World } from '#server/sandbox/world.ts';
import {
  acknowledgementsFor,
  acknowledgementValidator,
} from '#store/application/submission/acknowledgements.ts';
import { occupancies } from '#store/person/address.ts';

import { advanceNow, handlersFor, isAt } from './applicationStep.ts';

const typesFor = ({ property }: ApplicationRecord) =>
  acknowledgementsFor(
    property.state,
    occupancies.find((one) => one === property.occupancyType) ?? null,
  );

export const submissionCalls = (world: World): Handler[] => [
  handlersFor(world).step(
    submitApplication,
    'submission',
    isAt('APP_SUBMISSION'),
    (application, { parts: { body } }) => {
      const given = [...body.acknowledgements, body.certification];
      const types = typesFor(application);
      const ticks = types.map((type) => [type, given.some((one) => one.type === type)]);
      refuseInvalid(acknowledgementValidator(types)(Object.fromEntries(ticks)));
      const consents = given.map(({ type, version, acceptedAt }) => ({
        type,
        version,
        acceptedAt,
      }));
      return advanceNow(world, {
        ...application,
        consents: [...application.consents, ...consents],
      });
    },
  ),
];
