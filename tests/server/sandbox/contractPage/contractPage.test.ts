import { contract } from '#sagas/api/contract/contract.ts';
import { contractFaults } from '#server/contractFaults.ts';
import { readBrands } from '#server/host/brands.ts';
import { contractOnly } from '#server/sandbox/contractPage/contractPage.ts';
import { firstDay } from '#server/sandbox/contractPage/firstDay.ts';
import { openApiDocument } from '#server/sandbox/openapi/document.ts';
import { statuses } from '#store/application/status/statuses.ts';
import { hostOf } from '#tests/server/support/buildOnDisk.ts';
import { aSandbox, type TestSandbox } from '#tests/support/fakes/sandbox.ts';

let lender: TestSandbox;

beforeAll(async () => {
  lender = await aSandbox();
});
afterAll(() => lender.close());

const load = async (path: string) => {
  const response = await lender.sandbox.app.request(`http://localhost:3000${path}`);
  return { response, text: await response.text() };
};

describe('/sandbox/contract', () => {
  it('SC-01 loads everything from its own host', async () => {
    const { response, text } = await load('/sandbox/contract');

    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
    const addresses = [...text.matchAll(/(?:src|<link[^>]*href)="([^"]+)"/g)].map(([, to]) => to);
    expect(addresses.filter((to) => !/^(?:\/(?!\/)|data:)/.test(to ?? ''))).toEqual([]);
  });

  it.each([
    ['/sandbox/contract/viewer.js', 'text/javascript'],
    ['/sandbox/contract/viewer.css', 'text/css'],
    ['/sandbox/contract/contractPage.js', 'text/javascript'],
    ['/sandbox/contract/contractPage.css', 'text/css'],
    ['/sandbox/openapi.json', 'application/json'],
  ])('serves %s', async (path, type) => {
    const { response, text } = await load(path);

    expect(response.headers.get('Content-Type')).toContain(type);
    expect(text.length).toBeGreaterThan(500);
  });

  it('gives every status an anchor', async () => {
    const { text } = await load('/sandbox/contract');

    const shown = [...text.matchAll(/<li id="(\w+)" class="status">/g)].map(([, id]) => id);
    expect(new Set(shown)).toEqual(new Set(Object.keys(statuses)));
    expect(shown).toHaveLength(Object.keys(statuses).length);
  });

  it('is reached from the console', async () => {
    const { text } = await load('/sandbox');

    expect(text).toContain('href="/sandbox/contract"');
  });
});

describe('the contract in front of a gateway', () => {
  const { organisations } = readBrands('public/brands');
  const [brand] = organisations.values();
  const contractPage = brand ? contractOnly(brand, () => '') : null;
  const statusOf = async (
    path: string,
    init: RequestInit = {},
    options: { contractPage?: null } = {},
  ) => {
    const gatewayUrl = 'http://127.0.0.1:9';
    const host = hostOf('nowhere', { gatewayUrl, contractPage, ...options });
    return (await host.request(`http://localhost:3000${path}`, init)).status;
  };

  it('serves the page with all its files, without links to a sandbox', async () => {
    const response = await contractPage?.request('http://localhost:3000/sandbox/contract');
    const text = (await response?.text()) ?? '';

    const paths = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(paths).toContain('/sandbox/openapi.json');
    for (const path of paths) expect([path, await statusOf(path)]).toEqual([path, 200]);
    expect(text).not.toContain('This is a sandbox.');
  });

  it.each([
    ['the page to others', '/sandbox/contract', { headers: { forwarded: 'for=192.0.2.7' } }, {}],
    ['the page in a deployment', '/sandbox/contract', {}, { contractPage: null }],
    ['a console', '/sandbox', {}, {}],
    ['controls', '/sandbox/sessions', { method: 'POST' }, {}],
  ])('does not serve %s', async (_what, path, init, options) => {
    expect(await statusOf(path, init, options)).toBe(404);
  });
});

describe('the first day', () => {
  const calls = firstDay(openApiDocument());

  it('has twelve calls, from the first screen to the offers', () => {
    expect(calls.map(({ call }) => call)).toEqual([
      'readStatesEligibility',
      'lookUpAddress',
      'registerIdentity',
      'verifyIdentity',
      'savePhone',
      'readAbilityToStart',
      'readApplications',
      'createApplication',
      'readProfile',
      'readApplication',
      'readStatus',
      'readOffers',
    ]);
  });

  it.each(calls.map((one) => [one.call, one] as const))(
    'has a request and an answer of %s that hold the contract',
    (name, { method, request, answer, before }) => {
      const call = contract.find((one) => one.name === name);
      const [line = '', ...rest] = request.split('\n');
      expect(line).toMatch(new RegExp(String.raw`^${method} /[^{}\s]+$`));
      expect(rest.some((header) => header.startsWith('Authorization: '))).toBe(
        call?.bearer === 'required',
      );
      const [head = '', json = ''] = answer.split('\n\n');
      expect(head).toMatch(new RegExp(`^${call?.success}\n`));
      const isPersonal = call?.bearer === 'required';
      expect(head.includes('\nCache-Control: no-store')).toBe(isPersonal);
      expect(head.includes('\nAuthorization: Bearer ')).toBe(isPersonal && call.success === 200);
      for (const text of [json, before?.split('\n\n')[1] ?? json])
        expect(call && contractFaults(call.answer, JSON.parse(text))).toEqual([]);
    },
  );

  it('says yes where a no would end the day', () => {
    const answers = calls.map(({ answer }) => answer).join('\n');

    expect(answers).toContain('"canStartApplication": true');
    expect(answers).toContain('"eligible": true');
    expect(answers).toContain('"checklistStatus": "OFFER_SELECTION"');
  });

  it('tells one story, with the same values in each call and nothing that comes later', () => {
    const texts = calls.flatMap(({ request, answer }) => [request, answer]).join('\n');
    const valuesOf = (pattern: RegExp) =>
      new Set([...texts.matchAll(pattern)].map(([, value]) => value));

    expect(valuesOf(/x-org: (.*)|[oO]rg\w*(?:": "|=)(\w+)/g)).toEqual(
      new Set(['HOMELINE', undefined]),
    );
    expect(valuesOf(/"email": "(.*)"/g)).toEqual(new Set(['morgan@example.com']));
    expect(valuesOf(/"uuid": "(.*)"/g).size).toBe(1);
    expect(texts).not.toMatch(
      /"(?:hold|selectedOffer|disburseAccount|declineReason|offerCode": ")/,
    );
    const noOffers = calls
      .map(({ before }) => before)
      .filter(Boolean)
      .join('\n');
    expect(noOffers).toContain('"offers": []');
    expect(noOffers).toContain('"checklistStatus": "OFFER_CALCULATION_IN_PROGRESS"');
  });
});
