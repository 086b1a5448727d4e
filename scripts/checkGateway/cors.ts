import { savePhone } from '#sagas/api/contract/account.ts';
import { createApplication } from '#sagas/api/contract/application.ts';
import { removeUpload } from '#sagas/api/contract/documents.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { readStatesEligibility } from '#sagas/api/contract/eligibility.ts';
import { saveSummary } from '#sagas/api/contract/summary.ts';

import { curlOf } from './curlOf.ts';
import type { CheckedGateway } from './exchange.ts';
import type { Findings } from './findings.ts';

interface Cors {
  readonly findings: Findings;
  readonly origin: string;
}

const asked: readonly Endpoint[] = [
  readStatesEligibility,
  createApplication,
  savePhone,
  saveSummary,
  removeUpload,
];

const listed = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());

const missing = (headers: Headers, name: string, wanted: readonly string[]) => {
  const given = listed(headers, name);
  return wanted
    .filter((one) => !given.includes(one.toLowerCase()))
    .map((one) => `${name} lacks ${one} (CORS).`);
};

function originFaults(headers: Headers, origin: string): string[] {
  const named = headers.get('access-control-allow-origin') === origin;
  const allows = headers.get('access-control-allow-credentials') === 'true';
  return [
    named ? '' : `Access-Control-Allow-Origin is not ${origin} (CORS).`,
    allows ? '' : 'Access-Control-Allow-Credentials is not true (CORS).',
  ].filter(Boolean);
}

/** Sends a request as a browser does for a page of another origin. */
async function ask(
  { fetch: send }: CheckedGateway,
  address: string,
  { method, headers }: { readonly method: string; readonly headers: Record<string, string> },
) {
  const init = { method, headers: new Headers(headers), redirect: 'manual' } as const;
  const response = await send(address, init).catch(() => null);
  return { response, request: curlOf({ address, init }) };
}

/** Checks the preflight request that a browser sends before a cross-origin call. */
async function checkPreflight(
  gateway: CheckedGateway,
  { name, method, path }: Endpoint,
  { findings, origin }: Cors,
): Promise<void> {
  const wanted = [
    'Authorization',
    'Content-Type',
    'X-With-Origin',
    'x-org',
    'X-Session-Replay-Id',
    'X-Auth0-Application-Name',
    gateway.settings.idempotencyHeader,
  ];
  const address = gateway.url + path.replaceAll(/\{\w+\}/g, 'check');
  const { response, request } = await ask(gateway, address, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': wanted.join(', ').toLowerCase(),
    },
  });
  const faults = response?.ok
    ? [
        ...originFaults(response.headers, origin),
        ...missing(response.headers, 'access-control-allow-methods', [method]),
        ...missing(response.headers, 'access-control-allow-headers', wanted),
      ]
    : [
        `The preflight request has ${response ? `the status ${response.status}` : 'no answer'} (CORS).`,
      ];
  findings.add(name, 'CORS', faults, { request });
}

async function checkExposure(gateway: CheckedGateway, { findings, origin }: Cors): Promise<void> {
  const { url, settings } = gateway;
  const query = `?orgCode=${encodeURIComponent(settings.orgCode)}`;
  const { response, request } = await ask(gateway, url + readStatesEligibility.path + query, {
    method: 'GET',
    headers: { Origin: origin, 'x-org': settings.orgCode },
  });
  const headers = response?.headers ?? new Headers();
  const faults = [
    ...originFaults(headers, origin),
    ...missing(headers, 'access-control-expose-headers', ['Authorization', 'Date']),
  ];
  findings.add(readStatesEligibility.name, 'CORS', faults, { request });
}

/** Checks whether pages of this origin can call the gateway directly (docs/gateway.md). */
export async function checkCors(
  gateway: CheckedGateway,
  findings: Findings,
  origin: string,
): Promise<void> {
  for (const endpoint of asked)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as one client would
    await checkPreflight(gateway, endpoint, { findings, origin });
  await checkExposure(gateway, { findings, origin });
}
