import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { contract, type Call } from '#sagas/api/contract/contract.ts';
import { openApiDocument } from '#server/sandbox/openapi/document.ts';
import { isPart, resolved, type Part } from '#server/sandbox/openapi/exampleOf.ts';

const document = openApiDocument();

const union = (types: readonly string[]) => [...new Set(types)].join(' | ') || 'unknown';

const listed = (part: unknown): Part[] => (Array.isArray(part) ? part.filter(isPart) : []);

function objectType({ properties, required, additionalProperties }: Part): string {
  if (!isPart(properties))
    return `Record<string, ${isPart(additionalProperties) ? typeOf(additionalProperties) : 'unknown'}>`;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const fields = Object.entries(properties).map(
    ([name, inner]) => `${name}${needed.includes(name) ? '' : '?'}: ${typeOf(inner)};`,
  );
  return `{ ${fields.join(' ')} }`;
}

const simpleTypes = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['integer', 'number'],
  ['boolean', 'boolean'],
  ['null', 'null'],
]);

function typeOf(part: unknown): string {
  const schema = isPart(part) ? part : {};
  const { $ref, const: constant, enum: codes, allOf, items, type } = schema;
  if (typeof $ref === 'string') return $ref.split('/').at(-1) ?? 'unknown';
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(codes)) return union(codes.map((code) => JSON.stringify(code)));
  if (Array.isArray(allOf)) return `(${allOf.map(typeOf).join(' & ')})`;
  const either = [...listed(schema['anyOf']), ...listed(schema['oneOf'])];
  if (either.length > 0) return `(${union(either.map(typeOf))})`;
  return union(
    [type].flat().map((one) => {
      if (one === 'array') return `(${typeOf(items)})[]`;
      return one === 'object' ? objectType(schema) : (simpleTypes.get(String(one)) ?? 'unknown');
    }),
  );
}

const contentOf = (part: unknown) => {
  const { content } = resolved(part, document);
  const [first] = isPart(content) ? Object.values(content) : [];
  return isPart(first) ? typeOf(first['schema']) : 'undefined';
};

function signatureOf({ name, method, path, success }: Call): string {
  const operation = resolved(document.paths[path]?.[method.toLowerCase()], document);
  const answer = resolved(operation['responses'], document)[success];
  return `${name}(body: ${contentOf(operation['requestBody'])}): Promise<${contentOf(answer)}>;`;
}

const client = [
  ...Object.entries(document.components.schemas).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)};`,
  ),
  `export interface Client { ${contract.map(signatureOf).join('\n')} }`,
].join('\n');

/** The code of a lender's developer, with one mistake of each kind. */
const usage = `
import type { Client, DrawPreference, Status } from './client.ts';
export async function choose(client: Client): Promise<Status> {
  const { offers, maxDraw } = await client.readOffers(undefined);
  const { quoteId } = await client.quoteOffer({
    offerId: offers[0]?.id ?? '', amount: maxDraw, term: 20, drawPreference: 'PRESERVE', discounts: [], payoffLiabilityUuids: [],
  });
  return client.selectOffer({ quoteId, consents: [] });
}
// @ts-expect-error -- a code that the contract does not list
export const preference: DrawPreference = 'SPEND';
// @ts-expect-error -- a body without its consents
export const choice: Parameters<Client['selectOffer']>[0] = { quoteId: 'q' };
// A status may be one that the contract does not list.
export const status: Status = { checklistStatus: 'SOMETHING_NEW' };
`;

test('compiles a typed client of the document, and code that uses it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  writeFileSync(join(folder, 'client.ts'), client);
  writeFileSync(join(folder, 'usage.ts'), usage);
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--target', 'es2023', '--module', 'nodenext'];
  const { stdout } = spawnSync(
    process.execPath,
    [tsc, ...options, '--allowImportingTsExtensions', '--types', '', join(folder, 'usage.ts')],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });

  expect(stdout).toBe('');
});
