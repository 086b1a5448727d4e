import * as v from 'valibot';
import { setTimeout as pause } from 'node:timers/promises';

import type { Method } from '#sagas/api/contract/endpoint.ts';
import { PlainObject, strictObjectOf } from '#server/sandbox/plainObject.ts';

function areHeaders(given: Readonly<Record<string, string>>) {
  try {
    return new Headers(given) instanceof Headers;
  } catch {
    return false;
  }
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];

/** A fault of PUT /sandbox/faults (architecture.md). */
export const FaultPlan = strictObjectOf({
  method: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(METHODS))),
  /** A regular expression, tested against the path with and without its query. */
  path: v.pipe(
    v.string(),
    v.maxLength(500),
    v.check((text) => {
      try {
        return new RegExp(text) instanceof RegExp;
      } catch {
        return false;
      }
    }, 'is not a regular expression'),
  ),
  /** Defaults to until the list is replaced. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  headers: v.optional(
    v.pipe(PlainObject, v.record(v.string(), v.string()), v.check(areHeaders, 'are no headers')),
  ),
  body: v.optional(v.unknown()),
  /** Truncated JSON. */
  malformed: v.optional(v.boolean()),
  /** Never responds. */
  hang: v.optional(v.boolean()),
  /** Drops the connection. */
  reset: v.optional(v.boolean()),
  /** Lets the lender act first, then loses the response. */
  after: v.optional(v.boolean()),
});

export type FaultPlan = v.InferOutput<typeof FaultPlan>;

export interface Connection {
  /** The client's IPv4 address or IPv6 network. */
  readonly address: string;
  readonly closed: () => Promise<void>;
  /** Drops the connection. The returned response is never sent. */
  readonly destroy: () => Response;
  readonly isLost: (answer: Response) => boolean;
}

const isEmptyStatus = (status: number) => status === 204 || status === 205 || status === 304;

function brokenAnswer(plan: FaultPlan, answer: Response | null): Response | null {
  const { malformed, status, headers, body } = plan;
  if (malformed)
    return new Response('{"uuid":"0000', {
      status: status ?? 200,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  if (status === undefined && body === undefined) return null;
  const responseStatus = status ?? answer?.status ?? 200;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  return new Response(isEmptyStatus(responseStatus) ? null : text, {
    status: responseStatus,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

function withHeaders(answer: Response, headers: FaultPlan['headers']): Response {
  if (headers === undefined) return answer;
  const changed = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value);
  return changed;
}

export function createFaults() {
  let plans: { plan: FaultPlan; left: number }[] = [];

  const take = (method: string, url: URL): FaultPlan | null => {
    const found = plans.find(({ plan, left }) => {
      const path = new RegExp(plan.path);
      return (
        left > 0 &&
        (plan.method === undefined || plan.method === method) &&
        (path.test(url.pathname) || path.test(url.pathname + url.search))
      );
    });
    if (!found) return null;
    found.left -= 1;
    return found.plan;
  };

  const befall = async (
    plan: FaultPlan,
    answer: Response | null,
    connection: Connection,
  ): Promise<Response | null> => {
    if (plan.delayMs !== undefined) await pause(plan.delayMs);
    if (plan.hang) await connection.closed();
    if (plan.hang || plan.reset) return connection.destroy();
    return brokenAnswer(plan, answer);
  };

  return {
    replace(next: readonly FaultPlan[]): void {
      plans = next.map((plan) => ({ plan, left: plan.times ?? Infinity }));
    },
    list: () => plans.map(({ plan, left }) => ({ ...plan, left: left === Infinity ? null : left })),
    /** Answers a call, with its fault before or after the lender acts. */
    async around(
      request: Request,
      connection: Connection,
      answer: () => Promise<Response>,
    ): Promise<Response> {
      const plan = take(request.method, new URL(request.url));
      if (!plan) return answer();
      const given = plan.after ? await answer() : null;
      const broken = await befall(plan, given, connection);
      return broken ?? withHeaders(given ?? (await answer()), plan.headers);
    },
  };
}
