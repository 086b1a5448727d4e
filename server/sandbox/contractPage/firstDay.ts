import { contract, type Call, type CallName } from '#sagas/api/contract/contract.ts';
import type { openApiDocument } from '#server/sandbox/openapi/document.ts';
import { exampleOf, isPart, resolved, type Part } from '#server/sandbox/openapi/exampleOf.ts';

export type Document = ReturnType<typeof openApiDocument>;

/** The calls that lead a borrower from the first screen to the offers, in order, and what the app does with them. */
const steps: readonly (readonly [call: CallName, about: string])[] = [
  ['readStatesEligibility', 'The first screen asks where the lender takes applications.'],
  ['lookUpAddress', 'While the borrower types, the app shows matching addresses.'],
  [
    'registerIdentity',
    'The last question sets a password. The answer has the bearer of the new session.',
  ],
  ['verifyIdentity', 'The app checks the bearer before it uses it.'],
  ['savePhone', 'The phone number is saved at the identity.'],
  ['readAbilityToStart', 'The app asks whether this borrower may start an application.'],
  ['readApplications', 'It also looks for an application that already exists.'],
  [
    'createApplication',
    'All answers are sent in one call. A repeat with the same key makes no second application.',
  ],
  ['readProfile', 'The app reads who the borrower is.'],
  ['readApplication', 'The application opens.'],
  [
    'readStatus',
    'The app asks again until the status is OFFER_SELECTION. That status opens the offers.',
  ],
  ['readOffers', 'The borrower sees the offers.'],
];

export const firstDayCalls: readonly CallName[] = steps.map(([call]) => call);

export interface ExampleCall {
  readonly call: CallName;
  readonly about: string;
  readonly method: string;
  readonly path: string;
  /** As it is sent. */
  readonly request: string;
  readonly answer: string;
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

const listed = (part: unknown, document: Document): Part[] =>
  (Array.isArray(part) ? part : []).map((one: unknown) => resolved(one, document));

/** Returns the example of a JSON body or answer. Undefined without one. */
function contentExample(part: unknown, document: Document): unknown {
  const { content } = resolved(part, document);
  const json = isPart(content) ? content['application/json'] : undefined;
  return isPart(json) ? exampleOf(json['schema'], document) : undefined;
}

const namedExamples = (parameters: readonly Part[], place: string, document: Document) =>
  parameters
    .filter((one) => one['in'] === place)
    .map(({ name, schema }) => [String(name), String(exampleOf(schema, document))] as const);

/** Returns a call of the document with its examples. */
function exampleCall(
  { name: call, method, path, success, bearer }: Call,
  about: string,
  document: Document,
): ExampleCall {
  const operation = resolved(document.paths[path]?.[method.toLowerCase()], document);
  const parameters = listed(operation['parameters'], document);
  const filled = namedExamples(parameters, 'path', document).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(
    namedExamples(parameters, 'query', document).map(([name, value]) => [name, value]),
  ).toString();
  const headers = namedExamples(parameters, 'header', document).map((pair) => pair.join(': '));
  const body = contentExample(operation['requestBody'], document);
  const answer = contentExample(resolved(operation['responses'], document)[success], document);
  return {
    call,
    about,
    method,
    path,
    request: [
      `${method} ${filled}${query && `?${query}`}`,
      ...(bearer === 'required' ? ['Authorization: Bearer …'] : []),
      ...headers,
      ...(body === undefined ? [] : ['', pretty(body)]),
    ].join('\n'),
    answer: [String(success), ...(answer === undefined ? [] : [pretty(answer)])].join('\n'),
  };
}

/** Returns a partner's first day: the calls up to the offers, with the examples of the document. */
export const firstDay = (document: Document): ExampleCall[] =>
  steps.flatMap(([name, about]) =>
    contract.filter((call) => call.name === name).map((call) => exampleCall(call, about, document)),
  );
