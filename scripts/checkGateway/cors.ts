import { savePhone } from '#sagas/api/contract/account.ts';
import { createApplication } from '#sagas/api/contract/application.ts';
import { removeUpload } from '#sagas/api/contract/documents.ts';
import type { Endpoint } from '#sagas/api/contract/endpoint.ts';
import { readStatesEligibility } from '#sagas/api/contract/eligibility.ts';
import { saveSummary } from '#sagas/api/contract/summary.ts';

import type { CheckedGateway } from './exchange.ts';
import type { Findings } from './findings.ts';

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

/** Checks the preflight request that a browser sends before a cross-origin call. */
async function preflightFaults(
  { url, fetch: send, settings }: CheckedGateway,
  { method, path }: Endpoint,
  origin: string,
): Promise<string[]> {
  const wanted = [
    'Authorization',
    'Content-Type',
    'X-With-Origin',
    'x-org',
    'X-Session-Replay-Id',
    'X-Auth0-Application-Name',
    settings.idempotencyHeader,
  ];
  const { ok, status, headers } = await send(url + path.replaceAll(/\{\w+\}/g, 'check'), {
    method: 'OPTIONS',
    redirect: 'manual',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': wanted.join(', ').toLowerCase(),
    },
  });
  if (!ok) return [`The preflight request has the status ${status} (CORS).`];
  return [
    ...originFaults(headers, origin),
    ...missing(headers, 'access-control-allow-methods', [method]),
    ...missing(headers, 'access-control-allow-headers', wanted),
  ];
}

async function exposureFaults({ url, fetch: send, settings }: CheckedGateway, origin: string) {
  const query = `?orgCode=${encodeURIComponent(settings.orgCode)}`;
  const { headers } = await send(url + readStatesEligibility.path + query, {
    headers: { Origin: origin, 'x-org': settings.orgCode },
  });
  return [
    ...originFaults(headers, origin),
    ...missing(headers, 'access-control-expose-headers', ['Authorization', 'Date']),
  ];
}

/** Checks whether pages of this origin can call the gateway directly (docs/gateway.md). */
export async function checkCors(
  gateway: CheckedGateway,
  findings: Findings,
  origin: string,
): Promise<void> {
  for (const endpoint of asked)
    findings.add(endpoint.name, 'CORS', await preflightFaults(gateway, endpoint, origin));
  findings.add(readStatesEligibility.name, 'CORS', await exposureFaults(gateway, origin));
}
