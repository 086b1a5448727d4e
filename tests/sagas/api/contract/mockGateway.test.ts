import { routeOf } from '#server/contractRoutes.ts';
import { openApiDocument } from '#server/sandbox/openapi/document.ts';
import { exampleOf, resolved } from '#server/sandbox/openapi/exampleOf.ts';
import { MORNING, type TestSandbox } from '#tests/support/fakes/sandbox.ts';
import { addressOf, ORIGIN, type StormyNetwork } from '#tests/support/fakes/stormyNetwork.ts';
import { APPLICATION } from '#tests/support/fixtures/uuids.ts';
import { aBrowser } from '#tests/support/sagas/aBrowser.ts';
import { dataOf } from '#tests/support/sagas/tabData.ts';

const document = openApiDocument();

const partOf = (value: unknown, ...keys: readonly (string | number)[]): unknown =>
  keys.reduce<unknown>((part, key) => resolved(part, document)[key], value);

/** Answers a call with the document's examples. */
async function answerByExample(input: RequestInfo | URL, init: RequestInit = {}) {
  const { pathname } = new URL(addressOf(input), ORIGIN);
  const method = init.method ?? 'GET';
  const endpoint = routeOf(method, pathname)?.endpoint;
  if (!endpoint) return new Response(null, { status: 404 });
  const { path, success } = endpoint;
  const operation = partOf(document.paths, path, method.toLowerCase());
  const answer = partOf(operation, 'responses', success, 'content', 'application/json', 'schema');
  const headers = { Authorization: 'Bearer fresh', Date: new Date().toUTCString() };
  return success === 204
    ? new Response(null, { status: success, headers })
    : Response.json(exampleOf(answer, document), { status: success, headers });
}

const mockGateway = {
  fetchWith: () => answerByExample,
  random: () => 0.5,
  rest: async () => undefined,
} as unknown as StormyNetwork;

beforeEach(() =>
  jest.useFakeTimers({ now: MORNING, doNotFake: ['setImmediate', 'nextTick', 'performance'] }),
);
afterEach(() => jest.useRealTimers());

test("shows the offers to a borrower whose gateway responds with the document's examples", async () => {
  const lender = { pass: () => undefined } as unknown as TestSandbox;
  const browser = aBrowser({ lender, network: mockGateway, brand: 'LARKMERE' });

  const tab = browser.open(`/account/heloc/${APPLICATION}`);
  await browser.pass(3_000);

  expect(tab.place()).toMatch(`/account/heloc/${APPLICATION}/product/select`);
  expect(dataOf(tab, 'offers')).toMatchObject({ offers: [{ rate: 0.0825, term: 20 }] });
});
