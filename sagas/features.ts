import * as v from 'valibot';

import { toFailure } from '#sagas/api/apiError.ts';
import { readFeatures, type readFeature } from '#sagas/api/contract/features.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { call, put, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import { isFlagKey, type FlagKey, type Maintenance } from '#store/features/flags.ts';
import { featuresDefaulted, featuresReceived, type FeatureAnswer } from '#store/features/slice.ts';

import { send } from './control/send.ts';
import { context, optimizeUser } from './optimizeUser.ts';

export const MAINTENANCE_KEY = 'fe-heloc-maintenance';

const MaintenanceVariables = v.object({
  routes: v.optional(v.array(v.string()), []),
  title: v.nullish(v.string(), null),
  message: v.nullish(v.string(), null),
  showDashboardLink: v.optional(v.boolean(), false),
});
const DisasterVariables = v.object({ zips: v.array(v.string()) });

export const maintenanceOf = ({
  enabled,
  variables,
}: AnswerOf<typeof readFeature>): Maintenance | null => {
  const read = v.safeParse(MaintenanceVariables, variables);
  return enabled && read.success ? read.output : null;
};

const answerOf = ({ features }: AnswerOf<typeof readFeatures>): FeatureAnswer => {
  const flags: Partial<Record<FlagKey, boolean>> = {};
  for (const { key, enabled } of features) if (isFlagKey(key)) flags[key] = enabled;
  const of = (key: FlagKey) => features.find((feature) => feature.key === key);
  const maintenance = of(MAINTENANCE_KEY);
  const disaster = v.safeParse(DisasterVariables, of('fe-heloc-disaster-zips')?.variables);
  return {
    flags,
    maintenance: maintenance ? maintenanceOf(maintenance) : null,
    disasterZips: flags['fe-heloc-disaster-zips'] && disaster.success ? disaster.output.zips : [],
  };
};

/** Reads every flag once; without an answer in three seconds each is its default (FT-83). */
function* loadFeatures(ports: Ports) {
  try {
    const user = yield* call(optimizeUser, ports);
    const answer = yield* send(ports, readFeatures, {
      path: yield* call(context),
      body: { optimizeUser: user },
    });
    yield* put(featuresReceived(answerOf(answer)));
  } catch (error) {
    toFailure(error);
    yield* put(featuresDefaulted());
  }
}

/** The flags are asked for once, when the page starts. */
export function* watchFeatures(ports: Ports): SagaGenerator<void> {
  yield* call(loadFeatures, ports);
}
