import type { ApplicationFeature } from '#store/application/core/feature.ts';
import { features, type ReadBy } from '#store/application/core/features.ts';

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

it('types what a feature reads, even if one of its screens reads nothing', () => {
  // Doesn't compile if the type is empty, which would leave the feature's saga unchecked.
  const reads: ReadBy<'details'>[] = ['savedInfo'];

  expect(features.details.screens.startContact.reads).toEqual(reads);
});
