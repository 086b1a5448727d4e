import { contract } from '#sagas/api/contract/contract.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';

import { fakeGateway, json, type Sent } from './fakeGateway.ts';
import type { Answer } from './scriptedApi.ts';

/** How a service fails: it returns 500, never responds, or responds with nonsense. */
export const serviceFaults = {
  'answers 500': () => Promise.resolve(json({ errors: ['down'] }, 500)),
  'never answers': ({ init }: Sent) =>
    new Promise<Response>((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    }),
  'answers nonsense': () => Promise.resolve(json([7, { features: 'all', sessionKey: 'x' }])),
} as const;

const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Fixed paths come first. */
const routes = contract
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint) }))
  .toSorted((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length);

const endpointOf = ({ url, init }: Sent) =>
  routes.find(
    ({ endpoint, pattern }) =>
      endpoint.method === init.method && pattern.test(url.replace(/\?.*$/, '')),
  )?.endpoint.name ?? '';

/** The real client and a lender that answers each call by its first script, with failing services. */
export function serviceGateway(
  script: Readonly<Record<string, readonly Answer[]>>,
  failing: RegExp,
  fault: (sent: Sent) => Promise<Response>,
) {
  const names: string[] = [];
  const gateway = fakeGateway([
    (sent) => {
      const name = endpointOf(sent);
      names.push(name);
      if (failing.test(sent.url)) return fault(sent);
      const [answer] = script[name] ?? [];
      return Promise.resolve(answer === undefined ? json({ errors: [] }, 404) : json(answer));
    },
  ]);
  return { ...gateway, names };
}
