import * as v from 'valibot';

import { contract } from '#sagas/api/contract/contract.ts';
import { words } from '#sagas/api/contract/words/words.ts';
import { contractFaults, faultText } from '#server/contractFaults.ts';
import { wordKey } from '#server/sandbox/openapi/descriptions.ts';
import { openApiDocument } from '#server/sandbox/openapi/document.ts';

import { exampleOf, isPart, resolved, type Part } from '#server/sandbox/openapi/exampleOf.ts';
import { isLeaf, propertiesIn } from '#tests/support/documentParts.ts';

const document = openApiDocument();

const properties = Object.entries(document.components.schemas).flatMap(([name, schema]) =>
  propertiesIn(resolved(schema, document), [name]),
);

const parameters = contract.flatMap(({ path, method, name }) => {
  const operation = resolved(document.paths[path]?.[method.toLowerCase()], document);
  return [operation['parameters']].flat().map((one) => ({ name, one: resolved(one, document) }));
});

const named = ({ path }: { readonly path: readonly string[] }) => path.join('.');

/** Returns the JSON schema of a body or response, if there is one. */
const contentOf = (part: unknown): Part | undefined => {
  const content = resolved(part, document)['content'];
  return isPart(content) && isPart(content['application/json'])
    ? content['application/json']
    : undefined;
};

const operationOf = ({ path, method }: (typeof contract)[number]) =>
  resolved(document.paths[path]?.[method.toLowerCase()], document);

const answerOf = (call: (typeof contract)[number]) =>
  contentOf(resolved(operationOf(call)['responses'], document)[call.success]);

describe('the descriptions of the contract', () => {
  it('describes every property', () => {
    expect(properties.length).toBeGreaterThan(1_200);
    const undescribed = properties.filter(({ schema }) => !schema['description']);
    expect(undescribed.map(named)).toEqual([]);
  });

  it('gives an example of every property but a file', () => {
    const bare = properties.filter(
      ({ schema }) => isLeaf(schema) && !schema['examples'] && schema['format'] !== 'binary',
    );
    expect(bare.map(named)).toEqual([]);
  });

  it('describes every parameter, with an example', () => {
    expect(parameters.length).toBeGreaterThan(600);
    const bare = parameters.filter(
      ({ one }) => !one['description'] || exampleOf(one['schema'], document) === undefined,
    );
    expect(bare).toEqual([]);
  });

  it('keeps no description without a property or a parameter', () => {
    const queries = contract.flatMap(({ name, query }) =>
      Object.keys(query && 'entries' in query ? { ...(query.entries as object) } : {}).map(
        (key) => [`${name[0]?.toUpperCase()}${name.slice(1)}Query`, key],
      ),
    );
    const paths = contract.flatMap(({ path }) =>
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ['Path', name]),
    );
    const used = new Set(
      [...properties.map(({ path }) => path), ...queries, ...paths].map((path) => wordKey(path)),
    );
    expect(Object.keys(words).filter((key) => !used.has(key))).toEqual([]);
  });
});

const json = contract.filter((call) => answerOf(call));

test.each(json.map((call) => [call.name, call] as const))(
  'has an example of the response of %s that check-gateway accepts',
  (_name, call) => {
    const example = exampleOf(answerOf(call)?.['schema'], document);
    expect(contractFaults(call.answer, example).map(faultText)).toEqual([]);
  },
);

const written = contract.filter(({ body, multipart }) => body && !multipart);

test.each(written.map((call) => [call.name, call] as const))(
  'has an example of the body of %s that the sandbox accepts',
  (_name, call) => {
    const schema = contentOf(operationOf(call)['requestBody'])?.['schema'];
    const read = call.body && v.safeParse(call.body, exampleOf(schema, document));
    expect(read?.issues?.map(({ message, path }) => [message, path?.map(({ key }) => key)])).toBe(
      undefined,
    );
  },
);
