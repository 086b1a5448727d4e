import { readFeature } from '#sagas/api/contract/features.ts';
import { call } from '#sagas/effects.ts';
import type { Gateway } from '#sagas/ports.ts';

import { flagContext } from './flagContext.ts';

/** Creates the gateway at its own origin. Reads the flag of each application once per page (FLAG-01, FLAG-02). */
export function gatewayAt(origin: string): Gateway {
  const flags = new Map<string, Promise<boolean>>();
  return {
    origin,
    *isRelative(ports, application) {
      const known = flags.get(application);
      if (known) return yield* call(() => known);
      const { path, body } = yield* call(flagContext, ports);
      const params = { path, body: { ...body, featureKey: `fe-relative-url-${application}` } };
      const flag = ports.api.request(readFeature, params, { baseUrl: origin }).then(
        ({ enabled }) => enabled,
        () => false,
      );
      flags.set(application, flag);
      return yield* call(() => flag);
    },
  };
}
