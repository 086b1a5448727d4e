import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readHomeEstimate, saveHomeEstimate } from '#sagas/api/contract/valuation.ts';
import type { Handler } from '#server/sandbox/http/handlers.ts';
import { refuseInvalid } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';
import {
  homeEstimateForm,
  homeEstimateValidator,
  type HomeEstimateForm,
} from '#store/application/valuation/homeEstimate.ts';
import { dayAt } from '#store/geography/timeZones.ts';
import { initialFormValues } from '#store/unsaved.ts';

import { advanceNow, handlersFor, isAt } from './applicationStep.ts';

export const isEstimated = isAt('NO_AVM_FOUND', 'NAV_ESTIMATE', 'NAV_ESTIMATE_REQUEST');

/** Applies every rule of bpo/estimate-value again (SC-24). */
function refuseEstimate(estimate: BodyOf<typeof saveHomeEstimate>, today: string): void {
  refuseInvalid(
    homeEstimateValidator(today)(initialFormValues<HomeEstimateForm>(homeEstimateForm(estimate))),
  );
}

export function valuationCalls(world: World): Handler[] {
  const { own, step } = handlersFor(world);
  return [
    step(saveHomeEstimate, 'valuation/estimate', isEstimated, (application, { parts }) => {
      const { body: homeEstimate } = parts;
      const today = dayAt(world.now(), application.property);
      refuseEstimate(homeEstimate, today);
      const { estimatedValue: value, propertyType, yearBuilt, condition } = homeEstimate;
      const property = {
        ...application.property,
        value,
        propertyType,
        yearBuilt,
        valueDate: today,
        // The offers are based on this value.
        valueSource: 'Valuer',
      };
      const status = { ...application.status, condition };
      return advanceNow(world, { ...application, homeEstimate, property, status });
    }),

    own(readHomeEstimate, ({ homeEstimate }) => homeEstimate),
  ];
}
