import * as v from 'valibot';

import { throwBug } from '#sagas/api/apiError.ts';
import { readFeatures, type readFeature } from '#sagas/api/contract/features.ts';
import type { AnswerOf } from '#sagas/api/contract/endpoint.ts';
import { call, put, select, take, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';
import {
  brokerModes,
  defaultDisasterZips,
  isFlagKey,
  type FlagKey,
  type Maintenance,
} from '#store/flags/flags.ts';
import { flagsDefaulted, flagsReceived, type FlagsAnswer } from '#store/flags/slice.ts';
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
const BrokerVariables = v.object({ mode: v.picklist(brokerModes) });
const DisasterVariables = v.object({ zips: v.array(v.string()) });

export const maintenanceOf = ({
  enabled,
  variables,
}: AnswerOf<typeof readFeature>): Maintenance | null => {
  const read = v.safeParse(MaintenanceVariables, variables);
  if (!enabled || !read.success) return null;
  const { title, message } = read.output;
  // Empty texts become null, because the page has its own (MAINT-04, MAINT-05).
  return { ...read.output, title: title.trim() || null, message: message.trim() || null };
};

/** Returns the mode from the flag (FLAG-06), or null if it isn't one of A-68. */
function brokerModeOf(feature: AnswerOf<typeof readFeature> | undefined) {
  const read = v.safeParse(BrokerVariables, feature?.variables);
  return read.success ? read.output.mode : null;
}

/** Returns the list from the flag while it is on. A missing or invalid list becomes the default (FT-83). */
function disasterZipsOf(feature: AnswerOf<typeof readFeature> | undefined): string[] {
  if (feature?.enabled === false) return [];
  const read = v.safeParse(DisasterVariables, feature?.variables);
  return read.success ? read.output.zips : [...defaultDisasterZips];
}

const answerOf = ({ features }: AnswerOf<typeof readFeatures>): FlagsAnswer => {
  const values: Partial<Record<FlagKey, boolean>> = {};
  for (const { key, enabled } of features) if (isFlagKey(key)) values[key] = enabled;
  const named = (key: FlagKey) => features.find((feature) => feature.key === key);
  const maintenance = named(MAINTENANCE_KEY);
  return {
    values,
    maintenance: maintenance ? maintenanceOf(maintenance) : null,
    disasterZips: disasterZipsOf(named('fe-heloc-disaster-zips')),
    brokerMode: brokerModeOf(named('fe-heloc-broker-mode')),
  };
};

/** Loads the flags at the start and for each user who signs in (FLAG-03). Uses defaults after three seconds (FT-83). */
export function* watchFlags(ports: Ports): SagaGenerator<void> {
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
        // A user's own flags apply from the next screen on, and the registration flow doesn't change while they use it
        // (FT-83).
        delete answer.values['fe-heloc-redesign-2025'];
        const { pathname } = yield* select(selectLocation);
        yield* take(isOtherRoute(pathname));
      }
      yield* put(flagsReceived(answer));
    } catch (error) {
      throwBug(error);
      yield* put(flagsDefaulted());
    }
    asked = uuid;
  }
}
