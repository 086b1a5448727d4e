import { readFeature } from '#sagas/api/contract/features.ts';
import { call, type SagaGenerator } from '#sagas/effects.ts';
import type { Ports } from '#sagas/ports.ts';

const OWN_ORIGIN = '';

/** Returns the application that a path belongs to, which is its first part. */
const applicationOf = (path: string) => path.split('/')[1] ?? '';

const FLAGS = applicationOf(readFeature.path);

/** Returns the origin for a call: the page's own, or the gateway's (FLAG-01, FLAG-02). */
export function* baseUrlOf(ports: Ports, path: string): SagaGenerator<string> {
  const { gateway } = ports;
  const application = applicationOf(path);
  if (gateway === null) return OWN_ORIGIN;
  if (application === FLAGS) return gateway.origin;
  return (yield* call(gateway.isRelative, ports, application)) ? OWN_ORIGIN : gateway.origin;
}
