import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { contract } from '#sagas/api/contract/contract.ts';
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
  const document: unknown = JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'));
  rmSync(folder, { recursive: true });

  const operations = Object.entries(at(document, 'paths') ?? {}).flatMap(([path, methods]) =>
    Object.values(isObject(methods) ? methods : {}).map((operation) => ({ path, operation })),
  );

  it('has version 3.1 of OpenAPI, and every call once, by its name', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String) } });
    const names = operations.map(({ operation }) => String(at(operation, 'operationId')));
    expect(names.toSorted()).toEqual(contract.map(({ name }) => name).toSorted());
  });

  it('contains everything that the document refers to', () => {
    const references = within(document).flatMap(({ $ref }) =>
      typeof $ref === 'string' ? [$ref] : [],
    );

    expect(references.length).toBeGreaterThan(500);
    expect(references.filter((one) => !isObject(at(document, one.replace('#/', ''))))).toEqual([]);
  });

  it('declares each parameter of each path, and an answer for each call', () => {
    const declared = operations.map(({ path, operation }) => ({
      path,
      names: within(at(operation, 'parameters')).flatMap((one) =>
        one['in'] === 'path' ? [one['name']] : [],
      ),
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
