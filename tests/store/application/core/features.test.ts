import type { ApplicationFeature } from '#store/application/core/feature.ts';
import { features } from '#store/application/core/features.ts';

const all = Object.values<ApplicationFeature>(features);

it.each(['screens', 'data', 'uploads', 'intents'] as const)(
  'assigns each name in %s to only one feature',
  (part) => {
    const names = all.flatMap((feature) => Object.keys(feature[part] ?? {}));

    expect(names).toEqual([...new Set(names)]);
  },
);

it('assigns each step to only one feature', () => {
  const steps = all.flatMap((feature) => feature.steps ?? []);

  expect(steps).toEqual([...new Set(steps)]);
});
