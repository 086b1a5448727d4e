import { randomUUID } from 'node:crypto';

import { isNested } from '#store/actionLog/difference.ts';
import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';
import type { SendOptions } from '#sagas/api/http.ts';
import { limitsOf } from '#sagas/api/contract/limits.ts';

import { hasCode, refusalFaults, type ExpectedRefusal } from './answerFaults.ts';
import { exchange, type GatewayResponse, type CheckedGateway, type NoAnswer } from './exchange.ts';
import type { Check, Findings } from './findings.ts';

export type AnyParams = Params<string, unknown, unknown>;

const UNKNOWN_ID = '00000000-0000-4000-8000-00000000dead';
const DENIED = { status: [401, 403] } as const;
const KEY_REUSED = { status: [400, 409, 422] } as const;
/** Our choice: a low number, because each request may send an email or a text. */
const MAX_REPEATS = 10;
export const NOT_FOUND = { status: [404, 403] } as const;

/** An answer to a probe, and what is wrong with it. */
interface Probed {
  readonly answer: GatewayResponse | NoAnswer;
  readonly faults: readonly string[];
}

const refusal = (
  answer: GatewayResponse | NoAnswer,
  expected: ExpectedRefusal,
  what: string,
): Probed => ({
  answer,
  faults: refusalFaults(answer, expected).map((fault) => `${what}: ${fault}`),
});

/** Returns the path of the first value that differs, except a registration's bearer token. Null if none does. */
function firstDifference(
  one: unknown,
  other: unknown,
  path: readonly string[] = [],
): string | null {
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other))
    return Object.is(one, other) ? null : path.join('.');
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const [mine, yours]: unknown[] = [Reflect.get(one, key), Reflect.get(other, key)];
    const found = key === 'jwt' ? null : firstDifference(mine, yours, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** A 409 without a code means the lender is still working on the first request. */
const isAtWork = (answer: GatewayResponse) => answer.status === 409 && !hasCode(answer);

const SAME = 'The same request under the same key';

function repeatFaults(first: GatewayResponse, second: GatewayResponse | NoAnswer): string[] {
  if ('reason' in second) return [second.reason];
  if (isAtWork(second)) return [];
  if (second.status !== first.status)
    return [`${SAME}: The gateway answered ${second.status} instead of ${first.status} again.`];
  const path = firstDifference(first.content, second.content);
  if (path === null) return [];
  return [
    /(?:id|reference|number)$/i.test(path)
      ? `${SAME}: It was done twice, because ${path} differs. Send the first answer again.`
      : `${SAME}: The answer differs at ${path || 'its top'}. Send the first answer again.`,
  ];
}

async function limitFaults(
  gateway: CheckedGateway,
  endpoint: Endpoint,
  params: AnyParams,
  most: number,
): Promise<Probed[]> {
  const send = () => exchange(gateway, endpoint, params, { idempotencyKey: randomUUID() });
  let answer = await send();
  for (let count = 1; count <= most; count += 1) {
    if ('status' in answer && answer.status === 429) break;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as one client would
    answer = await send();
  }
  const isLimited = 'status' in answer && answer.status === 429;
  const faults = isLimited
    ? refusalFaults(answer, { status: [429] })
    : [`${most + 1} calls are all answered: what they cost others has no limit.`];
  return [{ answer, faults }];
}

/** Checks each call's variants once. */
export function createProbes(gateway: CheckedGateway, findings: Findings) {
  const probe = async (
    { name }: Endpoint,
    check: Check,
    tries: () => Promise<readonly Probed[]>,
  ) => {
    if (findings.has(name, check)) return;
    for (const { answer, faults } of await tries()) findings.add(name, check, faults, answer);
  };

  const session = async (endpoint: Endpoint, params: AnyParams) => {
    if (endpoint.bearer !== 'required') return;
    await probe(endpoint, 'no session', async () => {
      const answer = await exchange(gateway, endpoint, params, { isAnonymous: true });
      return [refusal(answer, DENIED, 'Without a session')];
    });
  };

  const unknownId = async (endpoint: Endpoint, { path, ...rest }: AnyParams) => {
    const ids: Readonly<Record<string, string>> = path ?? {};
    if (endpoint.method !== 'GET' || ids['uuid'] === undefined) return;
    const unknown = { ...rest, path: { ...ids, uuid: UNKNOWN_ID } };
    await probe(endpoint, 'unknown id', async () => [
      refusal(await exchange(gateway, endpoint, unknown), NOT_FOUND, 'With an unknown id'),
    ]);
  };

  const sameKey = async (
    endpoint: Endpoint,
    sent: { params: AnyParams; sending: SendOptions; first: GatewayResponse },
    other: AnyParams | undefined,
  ) => {
    const { params, sending, first } = sent;
    await probe(endpoint, 'same key', async () => {
      const second = await exchange(gateway, endpoint, params, sending);
      const third = other && (await exchange(gateway, endpoint, other, sending));
      return [
        { answer: second, faults: repeatFaults(first, second) },
        ...(third ? [refusal(third, KEY_REUSED, 'Another body under the same key')] : []),
      ];
    });
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
