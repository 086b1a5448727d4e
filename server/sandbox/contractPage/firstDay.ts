import { contract, type Call, type CallName } from '#sagas/api/contract/contract.ts';
import { headers } from '#server/sandbox/openapi/components.ts';
import type { openApiDocument } from '#server/sandbox/openapi/document.ts';
import { exampleOf, isPart, resolved, type Part } from '#server/sandbox/openapi/exampleOf.ts';

export type Document = ReturnType<typeof openApiDocument>;

interface Step {
  readonly call: CallName;
  /** What the app does with it. */
  readonly about: string;
  /** The properties of the answer that this moment needs besides the required ones. */
  readonly needs?: readonly string[];
  /** What is in the answer at this moment instead of the example's values. */
  readonly says?: Part | readonly Part[];
  /** The answer before the lender is done. */
  readonly before?: Part;
}

const NEW_STATUS = { checklistStatus: 'SOFT_CREDIT_PULL_IN_PROGRESS' };

/** The calls that lead a borrower from the first screen to the offers, in order. */
const steps: readonly Step[] = [
  {
    call: 'readStatesEligibility',
    about: 'The first screen asks where the lender takes applications.',
  },
  {
    call: 'lookUpAddress',
    about: 'While the borrower types, the app shows matching addresses.',
    needs: ['suggestions'],
  },
  {
    call: 'registerIdentity',
    about: 'The last question sets a password. The answer has the bearer of the new session.',
    needs: ['jwt'],
  },
  { call: 'verifyIdentity', about: 'The app checks the bearer before it uses it.' },
  { call: 'savePhone', about: 'The phone number is saved at the identity.' },
  {
    call: 'readAbilityToStart',
    about: 'The app asks whether this borrower may start an application.',
    needs: ['canStartApplication'],
  },
  {
    call: 'readApplications',
    about: 'It also looks for an application that already exists. The list is still empty.',
    says: [],
  },
  {
    call: 'createApplication',
    about:
      'All answers are sent in one call. A repeat with the same key makes no second application.',
    needs: ['loanNumber', 'status.uuid', 'status.checklistStatus'],
    says: { status: NEW_STATUS },
  },
  {
    call: 'readProfile',
    about: 'The app reads who the borrower is.',
    needs: ['organizationCode', 'email', 'name', 'dob', 'phoneNumbers.type', 'phoneNumbers.number'],
  },
  {
    call: 'readApplication',
    about: 'The application opens.',
    needs: [
      'loanNumber',
      'active',
      'activeForAppStart',
      'status.uuid',
      'status.checklistStatus',
      ...['street1', 'city', 'state', 'zip', 'occupancyType'].map((name) => `property.${name}`),
      ...['name', 'dob', 'email', 'phoneNumber'].map((name) => `profile.${name}`),
      'auditFields.createdDate',
    ],
    says: { active: true, activeForAppStart: true, status: NEW_STATUS },
  },
  {
    call: 'readStatus',
    about: 'The app asks again until the status is OFFER_SELECTION. That status opens the offers.',
    needs: ['uuid', 'checklistStatus'],
    before: { checklistStatus: 'OFFER_CALCULATION_IN_PROGRESS' },
  },
  {
    call: 'readOffers',
    about: 'The borrower sees the offers. Until they are calculated, the answer is an empty list.',
    needs: ['offers.type'],
    before: { offers: [], maxDraw: 0 },
  },
];

export const firstDayCalls: readonly CallName[] = steps.map(({ call }) => call);

export interface ExampleCall {
  readonly call: CallName;
  readonly about: string;
  readonly method: string;
  readonly path: string;
  /** As it is sent. */
  readonly request: string;
  readonly answer: string;
  /** The answer before the lender is done, if it differs. */
  readonly before?: string;
}

const pretty = (value: unknown) => JSON.stringify(value, null, 2);

const BEARER = `Authorization: ${headers.FreshBearer.schema.examples[0]}`;

const listed = (part: unknown, document: Document): Part[] =>
  (Array.isArray(part) ? part : []).map((one: unknown) => resolved(one, document));

/** Returns an example with other values. */
function changed(example: unknown, change: unknown): unknown {
  if (change === undefined) return example;
  if (!isPart(example) || !isPart(change)) return change;
  const inner = Object.entries(change).map(([key, value]) => [key, changed(example[key], value)]);
  return { ...example, ...Object.fromEntries(inner) };
}

/** Returns the example of a JSON body or answer. Undefined without one. */
function contentExample(part: unknown, document: Document, needs: readonly string[] = []): unknown {
  const { content } = resolved(part, document);
  const json = isPart(content) ? content['application/json'] : undefined;
  const wants = (path: string) => needs.some((one) => `${one}.`.startsWith(`${path}.`));
  return isPart(json) ? exampleOf(json['schema'], document, wants) : undefined;
}

const namedExamples = (parameters: readonly Part[], place: string, document: Document) =>
  parameters
    .filter((one) => one['in'] === place)
    .map(({ name, schema }) => [String(name), String(exampleOf(schema, document))] as const);

/** A first line with headers, and a body after an empty line. */
const message = (first: string, headers: readonly string[], body: unknown) =>
  [first, ...headers, ...(body === undefined ? [] : ['', pretty(body)])].join('\n');

/** Returns a call of the document as it is sent. */
function requestOf({ method, path, bearer }: Call, operation: Part, document: Document): string {
  const parameters = listed(operation['parameters'], document);
  const filled = namedExamples(parameters, 'path', document).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const query = new URLSearchParams(
    namedExamples(parameters, 'query', document).map(([name, value]) => [name, value]),
  ).toString();
  const sent = parameters.filter(({ name, required }) => required || name === 'Idempotency-Key');
  const ownHeaders = namedExamples(sent, 'header', document).map((pair) => pair.join(': '));
  return message(
    `${method} ${filled}${query && `?${query}`}`,
    [...(bearer === 'required' ? [BEARER] : []), ...ownHeaders],
    contentExample(operation['requestBody'], document),
  );
}

/** Returns a call of the document with its examples. */
function exampleCall(call: Call, step: Step, document: Document): ExampleCall {
  const { name, method, path, success } = call;
  const { about, needs = [], says, before } = step;
  const operation = resolved(document.paths[path]?.[method.toLowerCase()], document);
  const response = resolved(resolved(operation['responses'], document)[success], document);
  const shown = Object.entries(resolved(response['headers'], document)).flatMap(([key, part]) => {
    const { required, schema } = resolved(part, document);
    return required ? [`${key}: ${String(exampleOf(schema, document))}`] : [];
  });
  const answer = changed(contentExample(response, document, needs), says);
  const answerText = (content: unknown) => message(String(success), shown, content);
  return {
    call: name,
    about,
    method,
    path,
    request: requestOf(call, operation, document),
    answer: answerText(answer),
    ...(before && { before: answerText(changed(answer, before)) }),
  };
}

/** Returns a partner's first day: the calls up to the offers, with the examples of the document. */
export const firstDay = (document: Document): ExampleCall[] =>
  steps.flatMap((step) =>
    contract
      .filter(({ name }) => name === step.call)
      .map((call) => exampleCall(call, step, document)),
  );
