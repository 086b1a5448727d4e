import { readExperiment, saveExperiments } from '#sagas/api/contract/experiments.ts';
import { experimentNames } from '#store/flags/experiments.ts';
import { anOptimizeUser } from '#tests/server/support/optimizeUser.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);
const [featureKey] = experimentNames;
const experiments = [{ name: featureKey, variation: 'control' as const }];

const optimizeUser = anOptimizeUser();

test.each([
  [true, 'variation'],
  [false, 'control'],
])('CALL-TEL-04: maps a flag that is on (%s) to the %s', async (enabled, variation) => {
  await lender.control('PUT', '/sandbox/flags', { [featureKey]: { enabled } });

  const params = { path: { context: 'external' }, body: { featureKey, optimizeUser } };

  expect((await lender.call(readExperiment, params)).body).toEqual({ variation });
});

test('CALL-TEL-06: stores the experiments of an application', async () => {
  const borrower = await at('OFFER_SELECTION');

  expect((await borrower.call(saveExperiments, { experiments })).status).toBe(204);
  expect(await borrower.record()).toMatchObject({ experiments });
});
