import { readFeature } from '#sagas/api/contract/features.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import { flagContext } from '#sagas/features/flagContext.ts';
import type { Ports } from '#sagas/ports.ts';

const OWN_ORIGIN = '';

/** The application that a path belongs to: its first part. */
const applicationOf = (path: string) => path.split('/')[1] ?? '';

const FLAGS = applicationOf(readFeature.path);

/** The page's origin where an application's flag says so, else the gateway (FLAG-01, FLAG-02); read once a page. */
export function* baseUrlOf(ports: Ports, path: string): SagaGenerator<string> {
  const { gateway, api } = ports;
  const application = applicationOf(path);
  if (gateway === null) return OWN_ORIGIN;
  if (application === FLAGS) return gateway.origin;
  const known = gateway.bases.get(application);
  if (known) return yield* call(() => known);

  const { path: place, body } = yield* call(flagContext, ports);
  const params = { path: place, body: { ...body, featureKey: `fe-relative-url-${application}` } };
  const base = api.request(readFeature, params, { baseUrl: gateway.origin }).then(
    ({ enabled }) => (enabled ? OWN_ORIGIN : gateway.origin),
    () => gateway.origin,
  );
  gateway.bases.set(application, base);
  return yield* call(() => base);
}
