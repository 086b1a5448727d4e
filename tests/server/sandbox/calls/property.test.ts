import { readApplication } from '#sagas/api/contract/application.ts';
import { readDelinquency, saveDelinquency } from '#sagas/api/contract/delinquency.ts';
import {
  explainOwnership,
  readPropertyCandidates,
  readPropertyRecord,
  saveParcelNumber,
  saveProperty,
  sendPropertyProof,
} from '#sagas/api/contract/property.ts';
import type { OwnershipReason } from '#store/application/property/codes.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';

const lender = openLender('block');
const { at, released } = applicationsAt(lender);

const street = (word: string) => ({ application: { property: { street1: `1 ${word} Lane` } } });
const elsewhere = { street2: '', city: 'Columbus', state: 'OH', zip: '43215' };

const upload = (borrower: Borrower) =>
  borrower.upload('deed.jpg', { documentType: 'SUPPORT', purpose: 'PROPERTY' });

const propertyOf = async (borrower: Borrower) => (await borrower.read(readApplication)).property;

const move = (borrower: Borrower, address: Record<string, string>) =>
  borrower.call(saveProperty, {
    address: { street1: '', ...elsewhere, ...address },
    parcelNumber: null,
  });

test('keeps asking for an address that the records lack, and finds the home with a deed', async () => {
  const borrower = await at('NO_PROPERTY_FOUND', street('Nowhere'));
  expect((await move(borrower, { street1: '2 Nowhere Lane' })).status).toBe(200);
  expect(await borrower.next()).toBe('NO_PROPERTY_FOUND');
  expect(await borrower.read(readPropertyCandidates)).toEqual({
    candidates: [],
    misses: 1,
  });

  const documentUuids = [await upload(borrower)];
  await borrower.call(sendPropertyProof, { documentUuids });
  expect(await borrower.next()).toBe('PROPERTY_VALUATION_IN_PROGRESS');
});

test('finds another address at once, and replaces the old one', async () => {
  const borrower = await at('NO_PROPERTY_FOUND', street('Nowhere'));
  await move(borrower, { street1: '512 Amberstone Drive', zip: '43214' });
  expect(await borrower.next()).toBe('PROPERTY_VALUATION_IN_PROGRESS');
  expect(await propertyOf(borrower)).toMatchObject({ street1: '512 Amberstone Drive' });
});

test("ends the application with a reason if the lender doesn't lend at the address", async () => {
  const borrower = await at('NO_PROPERTY_FOUND', street('Nowhere'));
  const { body } = await move(borrower, { street1: '2 Conch Alley', state: 'FL', zip: '33040' });
  expect(body).toMatchObject({ checklistStatus: 'DECLINED', uwDecision: 'INELIGIBLE' });
});

test('lets the borrower choose one of several homes', async () => {
  const borrower = await at('MULTIPLE_PROPERTIES', street('Twin'));
  const { candidates } = await borrower.read(readPropertyCandidates);
  expect(candidates.map(({ unit }) => unit)).toEqual(['Unit A', 'Unit B', 'Unit C']);
  const refused = await borrower.call(saveProperty, { candidateUuid: 'x' });
  expect(refused.status).toBe(400);
  const body = { candidateUuid: candidates[1]?.uuid ?? '' };
  await borrower.call(saveProperty, body);
  expect(await borrower.next()).toBe('PROPERTY_VALUATION_IN_PROGRESS');
  expect(await propertyOf(borrower)).toMatchObject({ street2: 'Unit B' });
});

/** Returns an application whose liens wait for the records. */
async function held(word: string) {
  const borrower = await released('PREQUAL_TITLE_PROCESSING', street(word));
  expect(await borrower.next()).toBe('LIEN_VERIFICATION');
  return borrower;
}

test('ends the hold after a corrected parcel number', async () => {
  const borrower = await held('Parcel');
  const wrong = { parcelNumber: '1', documentUuids: [] };
  expect((await borrower.call(saveParcelNumber, wrong)).status).toBe(400);
  const body = { parcelNumber: '020-1187', documentUuids: [] };
  expect((await borrower.call(saveParcelNumber, body)).body.hold).toBeNull();
  const record = await borrower.read(readPropertyRecord);
  expect(record.parcelEnd).toBe('1187');
  const again = await borrower.call(saveParcelNumber, wrong);
  expect(again.status).toBe(409);
});

test.each([
  ['INHERITED', 'LIEN_VERIFICATION'],
  ['BOUGHT_RECENTLY', 'DECLINED'],
] as [OwnershipReason, string][])('leads owners who explain %s to %s', async (reason, status) => {
  const borrower = await held('Owners');
  const record = await borrower.read(readPropertyRecord);
  expect(record.recordOwners).toEqual(['Edith Vanmoor']);
  const bare = { reason, note: null, documentUuids: [] };
  expect((await borrower.call(explainOwnership, bare)).status).toBe(400);
  const body = { ...bare, documentUuids: [await upload(borrower)] };
  const told = (await borrower.call(explainOwnership, body)).body;
  expect(told).toMatchObject({ checklistStatus: status, hold: null });
});

type Told = 'CURRENT' | 'PAST_DUE' | 'NOT_MINE';

async function tellLate(borrower: Borrower, answers: readonly Told[]) {
  const { items } = await borrower.read(readDelinquency);
  const documentUuids = [await upload(borrower)];
  const body = {
    items: items.map(({ uuid }, index) => ({
      liabilityUuid: uuid,
      answer: answers[index] ?? 'CURRENT',
      explanation: 'So it is.',
      documentUuids,
    })),
  };
  return borrower.call(saveDelinquency, body);
}

test.each([
  [['CURRENT', 'CURRENT'], 'DELINQUENCY_CHECK_IN_PROGRESS', 'PROPERTY_SEARCH_IN_PROGRESS'],
  [['CURRENT', 'PAST_DUE'], 'DELINQUENCY_CHECK_IN_PROGRESS', 'PROPERTY_SEARCH_IN_PROGRESS'],
  [['PAST_DUE', 'CURRENT'], 'DELINQUENCY_CHECK_IN_PROGRESS', 'DECLINED'],
  [['CURRENT', 'NOT_MINE'], 'DELINQUENCY_REVIEW', 'DELINQUENCY_CHECK_IN_PROGRESS'],
] as [Told[], string, string][])(
  'leads from late payments %p to %s, then to %s',
  async (answers, now, then) => {
    const borrower = await at('DELINQUENCY_REVIEW');
    expect((await tellLate(borrower, answers)).body.checklistStatus).toBe(now);
    expect(await borrower.next()).toBe(then);
  },
);

test('rejects a payment that was made but has no proof', async () => {
  const borrower = await at('DELINQUENCY_REVIEW');
  const { items } = await borrower.read(readDelinquency);
  const body = {
    items: items.map(({ uuid }) => ({
      liabilityUuid: uuid,
      answer: 'CURRENT' as const,
      explanation: null,
      documentUuids: [],
    })),
  };
  expect((await borrower.call(saveDelinquency, body)).status).toBe(400);
});
