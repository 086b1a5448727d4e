import { contract } from '#sagas/api/contract/contract.ts';

import { errorSchemas, headers, parameters, responses, securitySchemes } from './components.ts';
import { operationOf } from './operations.ts';
import { pathParameters } from './parameters.ts';
import { schemasIn } from './schemas.ts';
import { chatSocketDocument } from './socket.ts';
import { tagTexts } from './tags.ts';

const info = {
  title: 'Homeline gateway',
  version: '1',
  description:
    'Every call that the Homeline front end makes to a lender, and in `x-websocket` the socket of the chat. ' +
    'Amounts are US dollars with decimals, rates are fractions (0.0825 is 8.25%), terms are years, days are ' +
    '`yyyy-MM-dd`, and moments have a time zone. The app ignores fields that it does not know, and a field that ' +
    'is not required may be left out. `npm run check-gateway` checks a gateway against this contract.',
  license: { name: 'Proprietary', identifier: 'LicenseRef-Homeline' },
};

const servers = [
  {
    url: '{gateway}',
    description:
      'The gateway. The app calls its own host, which passes the calls on to GATEWAY_URL. The banners and the logs for ' +
      'support may have an address of their own (BANNERS_BASE, SUPPORT_LOGS).',
    variables: {
      gateway: {
        default: 'http://localhost:3000',
        description:
          'The origin of the gateway, with a path if it has one. The default is the sandbox.',
      },
    },
  },
];

const tags = Object.entries(tagTexts).map(([name, description]) => ({ name, description }));

/** The contract as an OpenAPI document, for a lender who builds a gateway. */
export function openApiDocument() {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of contract) {
    const known = paths[call.path] ?? {};
    paths[call.path] = { ...known, [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info,
    servers,
    tags,
    paths,
    'x-websocket': chatSocketDocument,
    components: {
      securitySchemes,
      parameters: { ...parameters, ...pathParameters },
      headers,
      responses,
      schemas: { ...schemasIn([paths, chatSocketDocument]), ...errorSchemas },
    },
  };
}
