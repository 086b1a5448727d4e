import { randomUUID } from 'node:crypto';

import type { BodyOf } from '#sagas/api/contract/endpoint.ts';
import { readExperiment } from '#sagas/api/contract/experiments.ts';
import { readFeature, readFeatures } from '#sagas/api/contract/features.ts';
import { sendTelemetryEvent, startTelemetrySession } from '#sagas/api/contract/telemetry.ts';
import { decidesAddresses, flagsOf, type Flag } from '#server/sandbox/data/flags.ts';
import { handle, type Handler } from '#server/sandbox/http/handlers.ts';
import { notFound } from '#server/sandbox/httpError.ts';
import type { World } from '#server/sandbox/world.ts';

const contexts = new Set(['external', 'secure']);

const checkContext = (context: string) => {
  if (!contexts.has(context)) throw notFound('There is no such context.');
};

/** Returns a lender's flags. Its own settings override those for all lenders. */
export const currentFlags = (world: World, org: string): ReadonlyMap<string, Flag> =>
  new Map([
    ...flagsOf(org),
    ...Object.entries(world.settings.flags(null)),
    ...Object.entries(world.settings.flags(org)),
  ]);

export const isFlagOn = (world: World, org: string, key: string) =>
  currentFlags(world, org).get(key)?.enabled ?? false;

const askedFlag = (world: World, { featureKey, optimizeUser }: BodyOf<typeof readFeature>) =>
  currentFlags(world, optimizeUser.organization).get(featureKey);

export const featureCalls = (world: World): Handler[] => [
  handle(readFeatures, ({ parts }) => {
    checkContext(parts.path.context);
    const flags = currentFlags(world, parts.body.optimizeUser.organization);
    return {
      // The app requests address flags one by one (FLAG-01).
      features: [...flags]
        .filter(([key]) => !decidesAddresses(key))
        .map(([key, { enabled, variables }]) => ({ key, enabled, variables })),
    };
  }),

  handle(readFeature, ({ parts }) => {
    checkContext(parts.path.context);
    const flag = askedFlag(world, parts.body);
    return { enabled: flag?.enabled ?? false, variables: flag?.variables ?? {} };
  }),

  handle(readExperiment, ({ parts }) => {
    checkContext(parts.path.context);
    return { variation: askedFlag(world, parts.body)?.enabled ? 'variation' : 'control' };
  }),

  handle(startTelemetrySession, ({ parts }) => {
    checkContext(parts.path.context);
    const { sessionKey } = parts.body;
    return {
      sessionKey: {
        uuid: randomUUID(),
        epoch: world.now(),
        trackerUuid: sessionKey?.trackerUuid ?? randomUUID(),
      },
    };
  }),

  handle(sendTelemetryEvent, ({ parts }) => {
    checkContext(parts.path.context);
    return {};
  }),
];
