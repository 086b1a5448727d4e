import { readExperiment, saveExperiments } from '#sagas/api/contract/experiments.ts';
import { experimentNames } from '#store/features/experiments.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at } = applicationsAt(lender);
const [featureKey] = experimentNames;
const experiments = [{ name: featureKey, variation: 'control' as const }];

const optimizeUser = {
  applicationUuid: null,
  createdTime: null,
  identityUuid: null,
  organization: 'HOMELINE',
  trackerId: null,
};

test.each([
  [true, 'variation'],
  [false, 'control'],
])('CALL-TEL-04: maps a flag that is on (%s) to the %s', async (enabled, variation) => {
  await lender.control('PUT', '/sandbox/flags', { [featureKey]: { enabled } });

  const params = { path: { context: 'external' }, body: { featureKey, optimizeUser } };

  expect((await lender.call(readExperiment, params)).body).toEqual({ variation });
});

test('CALL-TEL-06: stores the experiments of an application', async () => {
  const { path, sending } = await at('OFFER_SELECTION');

  const { status } = await lender.call(saveExperiments, { path, body: { experiments } }, sending);

  expect(status).toBe(204);
  const { body } = await lender.control('GET', `/sandbox/applications/${path.uuid}`);
  expect(body).toMatchObject({ experiments });
});

test("CALL-TEL-06: refuses the experiments of another borrower's application", async () => {
  const { path } = await at('OFFER_SELECTION');
  const { sending } = await at('OFFER_SELECTION');

  const { status } = await lender.call(saveExperiments, { path, body: { experiments } }, sending);

  expect(status).toBe(404);
});
