import { readFeature } from '#sagas/api/contract/features.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import { flagContext } from '#sagas/features/flagContext.ts';
import type { Ports } from '#sagas/ports.ts';

/** The page's own origin. */
const RELATIVE = '';

/** The application that a path belongs to: its first part. */
const applicationOf = (path: string) => path.split('/')[1] ?? '';

const FLAGS = applicationOf(readFeature.path);

/**
 * Where an application's calls go (FLAG-01): to the page's own origin where the flag says that they are relative, else
 * to the gateway that the page names. What cannot be resolved goes there too (FLAG-02), and so does the question
 * itself. A page that names no gateway has one answer for all, and nothing is asked. One question a page and application.
 */
export function* baseUrlOf(ports: Ports, path: string): SagaGenerator<string> {
  const { gateway, api } = ports;
  const application = applicationOf(path);
  if (gateway === null) return RELATIVE;
  if (application === FLAGS) return gateway.origin;
  const known = gateway.bases.get(application);
  if (known) return yield* call(() => known);

  const { path: place, body } = yield* call(flagContext, ports);
  const params = { path: place, body: { ...body, featureKey: `fe-relative-url-${application}` } };
  const base = api.request(readFeature, params, { baseUrl: gateway.origin }).then(
    ({ enabled }) => (enabled ? RELATIVE : gateway.origin),
    () => gateway.origin,
  );
  gateway.bases.set(application, base);
  return yield* call(() => base);
}
