import { readApplications } from '#sagas/api/contract/application.ts';
import { contract } from '#sagas/api/contract/contract.ts';
import { fillPath } from '#sagas/api/contract/endpoint.ts';
import { applicationsAt, type Borrower } from '#tests/support/fixtures/borrower.ts';
import { openLender } from '#tests/support/fakes/openLender.ts';
import { samples } from '#tests/support/samples.ts';

const lender = openLender('test');
const { at, patch } = applicationsAt(lender);

/** Every GET that needs only an application's id. */
const reads = contract.filter(
  ({ method, path, query }) =>
    method === 'GET' && /\{uuid\}/.test(path) && !/\{(?!uuid)/.test(path) && !query,
);

type Keys = readonly string[];

function numbersIn(whole: unknown): Keys[] {
  if (typeof whole === 'number') return [[]];
  if (typeof whole !== 'object' || whole === null) return [];
  return Object.entries(whole).flatMap(([key, part]: [string, unknown]) =>
    numbersIn(part).map((keys) => [key, ...keys]),
  );
}

function withValue(whole: unknown, [key, ...deeper]: Keys, value: number): unknown {
  if (key === undefined) return value;
  const part = Object(whole)[key] as unknown;
  const changed = withValue(part, deeper, value);
  return Array.isArray(whole)
    ? whole.with(Number(key), changed)
    : { ...Object(whole), [key]: changed };
}

async function statusesOf({ path, sending }: Borrower): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (const read of reads) {
    const endpoint = { ...read, path: fillPath(read.path, path) };
    answers.set(read.name, (await lender.call(endpoint, {}, sending)).status);
  }
  answers.set('readApplications', (await lender.call(readApplications, {}, sending)).status);
  return answers;
}

/** Creates an application with every number it can have. */
async function fullOfNumbers(checklistStatus: string, more: object): Promise<Borrower> {
  const borrower = await at('REVISED_OFFER_SELECTION');
  const { revision } = (await recordOf(borrower)) as { revision: unknown };
  const status = { checklistStatus, assetDepletion: { complete: true, amount: 0 }, ...more };
  await patch(borrower, { status, revision });
  return borrower;
}

/** The values for each number. */
const VALUES = [1e308, -1e308, 1e12, -1, 1.5, 1e-300];

/** Returns this run's values for a number, with different ones for the next number. */
const valuesFor = (index: number) =>
  Array.from({ length: samples(VALUES.length) }, (_none, more) =>
    Number(VALUES[(index + more) % VALUES.length]),
  );

/** Returns the field of a refused number. For a lenient list, its item. */
const fieldOf = (keys: Keys) => keys.join('.').replace(/(\.costs\.\d+)\..*$/, '$1');

const fieldsIn = ({ errors }: Record<string, unknown>) =>
  (errors as readonly { field: string }[]).map(({ field }) => field);

const recordOf = async ({ path }: Borrower) =>
  (await lender.control('GET', `/sandbox/applications/${path.uuid}`)).body;

test('has every kind of number in the tested application, and responds to every call', async () => {
  const borrower = await fullOfNumbers('DECLINED', { declineReason: 'INCOME' });
  const numbers = numbersIn(await recordOf(borrower)).map((keys) => keys.join('.'));
  expect(numbers).toEqual(
    expect.arrayContaining([
      'status.assetDepletion.amount',
      'statusSince',
      'property.yearBuilt',
      'property.value',
      'income.incomeOther',
      'score',
      'liens.0.balance',
      'liabilities.0.monetaryBalance',
      'revision.newRate',
      'quotes.0.totalInterest',
      'selectedQuote.drawYears',
      'selectedQuote.costs.0.amount',
      'progress.identificationTries',
      'progress.creditRetries',
    ]),
  );
  const statuses = await statusesOf(borrower);
  expect(statuses.size).toBeGreaterThan(8);
  expect([...statuses].filter(([, status]) => status >= 500)).toEqual([]);
});

test.each([
  ['REVISED_OFFER_SELECTION', {}],
  ['DECLINED', { declineReason: 'INCOME' }],
])(
  'rejects a number with its field at %s, or still responds to every call',
  async (checklistStatus, more) => {
    const borrower = await fullOfNumbers(checklistStatus, more);
    const record = await recordOf(borrower);
    const before = await statusesOf(borrower);
    for (const [index, keys] of numbersIn(record).entries())
      for (const value of valuesFor(index)) {
        const [part = ''] = keys;
        const request = { [part]: withValue(record[part], keys.slice(1), value) };
        const { status, body } = await patch(borrower, request);
        const isRefused = status === 400;
        const outcome = isRefused ? fieldsIn(body) : await statusesOf(borrower);
        expect([request, outcome]).toEqual([request, isRefused ? [fieldOf(keys)] : before]);
        expect((await patch(borrower, { [part]: record[part] })).status).toBe(200);
      }
  },
);
