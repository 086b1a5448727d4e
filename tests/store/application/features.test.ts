import type { ApplicationFeature } from '#store/application/feature.ts';
import { features } from '#store/application/features.ts';

const all = Object.values<ApplicationFeature>(features);

it.each(['screens', 'data', 'uploads', 'intents'] as const)(
  'each name among the %s belongs to one feature',
  (part) => {
    const names = all.flatMap((feature) => Object.keys(feature[part] ?? {}));

    expect(names).toEqual([...new Set(names)]);
  },
);

it('each step belongs to one feature', () => {
  const steps = all.flatMap((feature) => feature.steps ?? []);

  expect(steps).toEqual([...new Set(steps)]);
});
