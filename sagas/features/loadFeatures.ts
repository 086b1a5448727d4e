import * as v from 'valibot';

import { throwBug } from '#sagas/api/apiError.ts';
import { readFeatures, type readFeature } from '#sagas/api/contract/features.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { call, put, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  defaultDisasterZips,
  isFlagKey,
  type FlagKey,
  type Maintenance,
} from '#store/features/flags.ts';
import {
  featuresDefaulted,
  featuresReceived,
  type FeaturesResponse,
} from '#store/features/slice.ts';
import { selectIdentityUuid } from '#store/identity/selectors.ts';
import { identityReceived } from '#store/identity/slice.ts';
import { selectLocation } from '#store/shell/selectors.ts';
import { isOtherRoute } from '#sagas/navigation/otherRoute.ts';
import { send } from '#sagas/control/send.ts';

import { flagContext } from './flagContext.ts';

export const MAINTENANCE_KEY = 'fe-heloc-maintenance';

const MaintenanceVariables = v.object({
  routes: v.nullish(v.array(v.string()), []),
  title: v.nullish(v.string(), ''),
  message: v.nullish(v.string(), ''),
  showDashboardLink: v.nullish(v.boolean(), false),
});
const DisasterVariables = v.object({ zips: v.array(v.string()) });

export const maintenanceOf = ({
  enabled,
  variables,
}: AnswerOf<typeof readFeature>): Maintenance | null => {
  const read = v.safeParse(MaintenanceVariables, variables);
  if (!enabled || !read.success) return null;
  const { title, message } = read.output;
  // Words that are empty are none: the page has its own (MAINT-04, MAINT-05).
  return { ...read.output, title: title.trim() || null, message: message.trim() || null };
};

/** The list of the flag while it is on; one that the service does not name, or that is none, is the default (FT-83). */
function disasterZipsOf(feature: AnswerOf<typeof readFeature> | undefined): string[] {
  if (feature?.enabled === false) return [];
  const read = v.safeParse(DisasterVariables, feature?.variables);
  return read.success ? read.output.zips : [...defaultDisasterZips];
}

const answerOf = ({ features }: AnswerOf<typeof readFeatures>): FeaturesResponse => {
  const flags: Partial<Record<FlagKey, boolean>> = {};
  for (const { key, enabled } of features) if (isFlagKey(key)) flags[key] = enabled;
  const maintenance = features.find(({ key }) => key === MAINTENANCE_KEY);
  return {
    flags,
    maintenance: maintenance ? maintenanceOf(maintenance) : null,
    disasterZips: disasterZipsOf(features.find(({ key }) => key === 'fe-heloc-disaster-zips')),
  };
};

function* untilNextScreen() {
  const { pathname } = yield* select(selectLocation);
  yield* take(isOtherRoute(pathname));
}

/**
 * The flags are asked for when the page starts, and again for each person who turns out to be here (FLAG-03). Without
 * an answer in three seconds each is its default (FT-83).
 */
export function* watchFeatures(ports: Ports): SagaGenerator<void> {
  let asked: string | null | undefined;
  for (;;) {
    const uuid = yield* select(selectIdentityUuid);
    if (uuid === asked) {
      yield* take(identityReceived);
      yield* call(() => ports.page.rest());
      continue;
    }
    try {
      const answer = answerOf(yield* send(ports, readFeatures, yield* call(flagContext, ports)));
      if (asked !== undefined) {
        // A person's own flags count from their next screen on, and the flow they are in stays theirs (FT-83).
        delete answer.flags['fe-heloc-redesign-2025'];
        yield* call(untilNextScreen);
      }
      yield* put(featuresReceived(answer));
    } catch (error) {
      throwBug(error);
      yield* put(featuresDefaulted());
    }
    asked = uuid;
  }
}
