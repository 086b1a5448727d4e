import { createConfig, lintFromString } from '@redocly/openapi-core';

import { openApiDocument } from '#server/sandbox/openapi/document.ts';
import { exampleOf, isPart } from '#server/sandbox/openapi/exampleOf.ts';

/* Checks the OpenAPI document of the contract: Redocly's recommended rules, and every example against its schema. */

const document = openApiDocument();

/** The part of the document with an example for each body and answer, so the rules check the examples too. */
function withExamples(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withExamples);
  if (!isPart(part)) return part;
  const { schema } = part;
  const inner = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withExamples(value)]),
  );
  const isContent = isPart(schema) && !('in' in part) && !('description' in part);
  return isContent ? { ...inner, example: exampleOf(schema, document) } : inner;
}

/** Not ours to change: the specifications give the paths, and OpenAPI has no place for the frames of a socket. */
const isKnown = ({ ruleId, message }: { readonly ruleId: string; readonly message: string }) =>
  ruleId === 'no-ambiguous-paths' || /"(?:Client|Server)Frame" is never used/.test(message);

const problems = await lintFromString({
  source: JSON.stringify({ ...document, paths: withExamples(document.paths) }),
  absoluteRef: '/openapi.json',
  config: await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-schema-examples': 'error',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
    },
  }),
});

const lines = problems
  .filter((problem) => !isKnown(problem))
  .map(({ ruleId, message, location: [at] }) => `${at?.pointer}: ${message} (${ruleId})`);

if (lines.length > 0) {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}
