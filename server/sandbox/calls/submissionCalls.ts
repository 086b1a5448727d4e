import { submitApplication } from '#sagas/api/contract/submission.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { sampleCodeOf } from '#server/sandbox/lender/documents/documents.ts';
import { HttpError, refuseInvalid } from '#server/sandbox/httpError.ts';
import type { ApplicationRecord } from '#server/sandbox/lender/application/applicationRecord.ts';
import type { World } from '#server/sandbox/world.ts';
import {
  acknowledgementsFor,
  submissionValidator,
} from '#store/application/submission/acknowledgements.ts';
import { WRONG_CODE } from '#store/application/submission/electronicRecords.ts';
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
    (application, { parts: { body }, lender }) => {
      const given = [...body.acknowledgements, body.certification];
      const types = typesFor(application);
      const ticks = types.map((type) => [type, given.some((one) => one.type === type)]);
      const sampleCode = body.esign?.sampleCode;
      const form = { ...Object.fromEntries(ticks), ...(sampleCode && { sampleCode }) };
      const { esignDemonstration } = lender.brand.switches;
      refuseInvalid(submissionValidator(types, esignDemonstration)(form));
      if (esignDemonstration && sampleCode?.trim() !== sampleCodeOf(application))
        throw new HttpError(400, { message: WRONG_CODE, field: 'sampleCode' });
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
