import { randomUUID } from 'node:crypto';

import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import type { SendOptions } from '#sagas/api/http.ts';
import { limitsOf } from '#sagas/api/contract/limits.ts';

import { hasCode, refusalFaults } from './answerFaults.ts';
import { exchange, type GatewayResponse, type CheckedGateway, type NoAnswer } from './exchange.ts';
import type { Check, Findings } from './findings.ts';

export type AnyParams = Params<string, unknown, unknown>;

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const DENIED = { status: [401, 403] } as const;
/** Our choice: a low number, because each request may send an email or a text. */
const MAX_REPEATS = 10;
export const NOT_FOUND = { status: [404, 403] } as const;

/** Drops what differs in a repeat: a registration's bearer token. */
const withoutBearer = (content: unknown) =>
  JSON.stringify(content, (key, value: unknown) => (key === 'jwt' ? null : value));

/** A 409 without a code means the lender is still working on the first request. */
const isAtWork = (answer: GatewayResponse) => answer.status === 409 && !hasCode(answer);

function repeatFaults(first: GatewayResponse, second: GatewayResponse | NoAnswer): string[] {
  if ('reason' in second) return [second.reason];
  if (isAtWork(second)) return [];
  if (second.status !== first.status)
    return [`The same request under the same key has the status ${second.status} (SC-09).`];
  return withoutBearer(first.content) === withoutBearer(second.content)
    ? []
    : ['The same request under the same key has another result: it was done twice (SC-09).'];
}

const otherFaults = (answer: GatewayResponse | NoAnswer): string[] =>
  'status' in answer && answer.status < 300
    ? [`Another body under the same key is answered with ${answer.status} (SC-09).`]
    : refusalFaults(answer, { status: [400, 409, 422] });

async function limitFaults(
  gateway: CheckedGateway,
  endpoint: Endpoint,
  params: AnyParams,
  most: number,
): Promise<string[]> {
  for (let count = 0; count <= most; count += 1) {
    const idempotencyKey = randomUUID();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as one client would
    const answer = await exchange(gateway, endpoint, params, { idempotencyKey });
    if ('status' in answer && answer.status === 429)
      return refusalFaults(answer, { status: [429] });
  }
  return [`${most + 1} calls are all answered: what they cost others has no limit (SC-24).`];
}

/** Checks each call's variants once. */
export function createProbes(gateway: CheckedGateway, findings: Findings) {
  const probe = async (
    { name }: Endpoint,
    check: Check,
    faults: () => Promise<readonly string[]>,
  ) => {
    if (!findings.has(name, check)) findings.add(name, check, await faults());
  };

  const session = async (endpoint: Endpoint, params: AnyParams) => {
    if (endpoint.bearer !== 'required') return;
    await probe(endpoint, 'no session', async () =>
      refusalFaults(await exchange(gateway, endpoint, params, { isAnonymous: true }), DENIED).map(
        (fault) => `Without a session: ${fault}`,
      ),
    );
  };

  const unknownId = async (endpoint: Endpoint, { path, ...rest }: AnyParams) => {
    const ids: Readonly<Record<string, string>> = path ?? {};
    if (endpoint.method !== 'GET' || ids['uuid'] === undefined) return;
    const unknown = { ...rest, path: { ...ids, uuid: UNKNOWN_ID } };
    await probe(endpoint, 'unknown id', async () =>
      refusalFaults(await exchange(gateway, endpoint, unknown), NOT_FOUND).map(
        (fault) => `With an unknown id: ${fault}`,
      ),
    );
  };

  const sameKey = async (
    endpoint: Endpoint,
    sent: { params: AnyParams; sending: SendOptions; first: GatewayResponse },
    other: AnyParams | undefined,
  ) => {
    const { params, sending, first } = sent;
    await probe(endpoint, 'same key', async () => [
      ...repeatFaults(first, await exchange(gateway, endpoint, params, sending)),
      ...(other ? otherFaults(await exchange(gateway, endpoint, other, sending)) : []),
    ]);
  };

  const limit = async (endpoint: Endpoint, params: AnyParams, countsOnlyFailures?: true) => {
    const limits = limitsOf(endpoint.name).filter(
      (one) => one.countsOnlyFailures === countsOnlyFailures,
    );
    const most = Math.max(0, ...limits.map((one) => one.most));
    if (most > 0 && most <= MAX_REPEATS)
      await probe(endpoint, 'limit', () => limitFaults(gateway, endpoint, params, most));
  };

  return { session, unknownId, sameKey, limit };
}
