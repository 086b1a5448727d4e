import { ORG, ORIGIN } from '#sagas/api/contract/words/units.ts';
import { refusalTable } from '#sagas/api/contract/words/refusalTable.ts';

import { codeSchemas } from './descriptions.ts';

const header = (name: string, required: boolean, description: string, example: string) => ({
  name,
  in: 'header',
  required,
  description,
  schema: { type: 'string', examples: [example] },
});

/** The headers of requests that several calls have. */
export const parameters = {
  Origin: header(
    'X-With-Origin',
    true,
    'The origin of the page. The app sends it with every call. Refuse a write without it with 403.',
    ORIGIN,
  ),
  Organization: header('x-org', true, 'The code of the organization.', ORG),
  IdempotencyKey: header(
    'Idempotency-Key',
    false,
    'Made when the borrower acts. For 24 hours a repeat is answered with the first answer, and another body under the ' +
      'same key with 422 IDEMPOTENCY_KEY_REUSED. JSON bodies are the same if their values are. Multipart bodies are the ' +
      'same if their text parts have the same values, and their files the same size, media type and bytes; the boundary ' +
      'does not count.',
    '0b6f7c1e-4a52-4f0e-9c3d-7a1b2c3d4e5f',
  ),
  Application: header('X-Auth0-Application-Name', true, 'The name of this app.', 'homeline'),
  SessionReplay: header(
    'X-Session-Replay-Id',
    false,
    'The recording of this session, if a replay service makes one.',
    's-48213',
  ),
};

const bearerSchema = {
  type: 'string',
  examples: ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
};

/** The headers of answers. */
export const headers = {
  FreshBearer: {
    description:
      'A fresh bearer, as `Bearer <token>`. Without it, a session would end while it is used.',
    required: true,
    schema: bearerSchema,
  },
  Authorization: {
    description:
      'A fresh bearer, as `Bearer <token>`, if there is a session. The first call of a browser with the cookie of the ' +
      'sign-in page gets its bearer here.',
    schema: bearerSchema,
  },
  CacheControl: {
    description: 'No cache may keep an answer about a person.',
    required: true,
    schema: { type: 'string', pattern: 'no-store', examples: ['no-store'] },
  },
  Date: {
    description: 'The time by the lender, by which deadlines and days are counted.',
    required: true,
    schema: { type: 'string', examples: ['Mon, 30 Nov 2026 15:04:05 GMT'] },
  },
  RetryAfter: {
    description: 'The seconds until the call may be made again.',
    schema: { type: 'integer', minimum: 0, examples: [30] },
  },
};

const errors = {
  type: 'object',
  description: 'Why a call was refused. The app shows the messages to the borrower.',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      description: 'At least one reason.',
      minItems: 1,
      items: {
        oneOf: [
          { type: 'string', description: 'A message.', examples: ['Please try again.'] },
          { $ref: '#/components/schemas/Reason' },
        ],
      },
    },
  },
};

const reason = {
  type: 'object',
  description: 'One reason.',
  required: ['message'],
  properties: {
    message: {
      type: 'string',
      description: 'A sentence for the borrower; never details of the program.',
      examples: ['Enter a ZIP code.'],
    },
    field: {
      type: ['string', 'null'],
      description: 'The path of the field, at which the app puts the message.',
      examples: ['profileRequest.homeAddress.zip'],
    },
    code: {
      description: 'The code of the reason.',
      anyOf: [{ $ref: '#/components/schemas/RefusalCode' }, { type: 'null' }],
    },
  },
};

/** The schemas of refusals, which have no Valibot schema in the contract. */
export const errorSchemas = {
  Errors: errors,
  Reason: reason,
  [refusalTable.name]: codeSchemas[refusalTable.name],
};

const content = { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } };

export const responses = {
  Refusal: {
    description:
      'What is wrong; `field` puts the message at that field. 409 without a code: the lender is at work on the first ' +
      'sending of the key. 429 is repeated after its `Retry-After`.',
    content,
  },
  NoSession: {
    description:
      'There is no session: no bearer was sent, or the bearer has ended, also by a log-out. A lender may answer with 403 ' +
      'and the message `unauthenticated` or `invalid signature` instead. The app asks the borrower to sign in again.',
    content,
  },
  OwnRefusal: {
    description:
      'Nobody is signed in, or the email, the password, the token or the code is not right. It does not end a session.',
    content,
  },
  InvalidField: {
    description:
      'A field is missing or has an invalid value, such as an email without @; `field` names it. 422 means the same.',
    content,
  },
  NoOrigin: {
    description:
      'The header X-With-Origin is missing, or is not the origin of a page of this lender. Another page may have forged ' +
      'the call.',
    content,
  },
  UnknownId: {
    description:
      'There is nothing with this id, or it belongs to somebody else. 403 and 404 mean the same, so that an answer does ' +
      'not tell which ids exist.',
    content,
  },
};

export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'The bearer of the session. Each 200 to a call that needs one has a fresh bearer in its Authorization header.',
  },
};
