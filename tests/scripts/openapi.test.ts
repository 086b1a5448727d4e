import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contract } from '#sagas/api/contract/contract.ts';
import { statuses } from '#store/application/status/statuses.ts';
import { writeOpenApi } from '#scripts/build/openapi.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const within = (value: unknown): Json[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(within)] : [];

const at = (document: unknown, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document);

describe('the OpenAPI document of the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
  writeOpenApi(folder);
  const text = readFileSync(join(folder, 'openapi.json'), 'utf8');
  const document: unknown = JSON.parse(text);
  rmSync(folder, { recursive: true });

  const operations = Object.entries(at(document, 'paths') ?? {}).flatMap(([path, methods]) =>
    Object.values(isObject(methods) ? methods : {}).map((operation) => ({ path, operation })),
  );

  it('has version 3.1 of OpenAPI, and every call once, by its name', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String) } });
    const names = operations.map(({ operation }) => String(at(operation, 'operationId')));
    expect(names.toSorted()).toEqual(contract.map(({ name }) => name).toSorted());
  });

  it('has at most 500 kB, because its schemas are named', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(500_000);
    expect(Object.keys(at(document, 'components/schemas') ?? {}).length).toBeGreaterThan(250);
  });

  it('names every status, with its screen and who acts', () => {
    const known = within(at(document, 'components/schemas/ChecklistStatus')).flatMap((one) =>
      typeof one['const'] === 'string' ? [[one['const'], one['description']]] : [],
    );

    expect(known.map(([status]) => status)).toEqual(Object.keys(statuses));
    expect(Object.fromEntries(known)).toMatchObject({
      HMDA: "We're required to ask these questions. Opens `start/hmda`. The borrower acts. It takes about 1 minute. Answer as many as you like. Next: Review and submit.",
      BPO_ORDER_REQUEST: expect.stringContaining(
        'Opens `bpo/condition` or `bpo/order-bpo` or `bpo/hold`. The borrower acts.',
      ),
      COMPLETE: expect.stringContaining('Opens the main site. Nobody acts'),
      HARD_CREDIT_PULL: expect.stringContaining('The app asks again until the status changes.'),
    });
    expect(at(document, 'components/schemas/ChecklistStatus/anyOf/1')).toEqual({ type: 'string' });
  });

  it('lists no header of ours where the app sends none', () => {
    const headersOf = (call: string) =>
      within(
        at(
          operations.find(({ operation }) => at(operation, 'operationId') === call),
          'operation',
        ),
      )
        .map(({ $ref }) => String($ref))
        .filter((reference) =>
          /parameters\/(?:Origin|Organization|SessionReplay)$/.test(reference),
        );

    expect([headersOf('sendActionLog'), headersOf('readBanners')]).toEqual([[], []]);
    expect(headersOf('readStatus')).toHaveLength(3);
  });

  it('contains everything that the document refers to', () => {
    const references = within(document).flatMap(({ $ref }) =>
      typeof $ref === 'string' ? [$ref] : [],
    );

    expect(references.length).toBeGreaterThan(500);
    expect(references.filter((one) => !isObject(at(document, one.replace('#/', ''))))).toEqual([]);
  });

  it('declares each parameter of each path, and a response for each call', () => {
    const declared = operations.map(({ path, operation }) => ({
      path,
      names: within(at(operation, 'parameters'))
        .map((one) => at(document, String(one['$ref']).replace('#/', '')) ?? one)
        .flatMap((one) => (at(one, 'in') === 'path' ? [at(one, 'name')] : [])),
      answers: Object.keys(at(operation, 'responses') ?? {}),
    }));

    for (const { path, names, answers } of declared) {
      expect([path, names]).toEqual([
        path,
        [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
      ]);
      expect([path, answers.some((status) => /^20\d$/.test(status))]).toEqual([path, true]);
    }
  });
});
