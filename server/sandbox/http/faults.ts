import * as v from 'valibot';

import type { Method } from '#sagas/api/contract/endpoint.ts';
import { Plain, orderOf } from '#server/sandbox/plainObject.ts';

function areHeaders(given: Readonly<Record<string, string>>) {
  try {
    return new Headers(given) instanceof Headers;
  } catch {
    return false;
  }
}

/** Those of the contract: no other call is hit. */
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];

/** What goes wrong with the next matching calls (architecture.md, control interface). */
export const FaultPlan = orderOf({
  method: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(METHODS))),
  /** A regular expression, tried on the path and on the path with its query. */
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
  /** How many calls; left out: until the list is replaced. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  delayMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  headers: v.optional(
    v.pipe(Plain, v.record(v.string(), v.string()), v.check(areHeaders, 'are no headers')),
  ),
  body: v.optional(v.unknown()),
  /** JSON that breaks off. */
  malformed: v.optional(v.boolean()),
  /** No answer ever. */
  hang: v.optional(v.boolean()),
  /** The connection breaks. */
  reset: v.optional(v.boolean()),
  /** Once the lender has acted: only the answer is lost. */
  after: v.optional(v.boolean()),
});

export type FaultPlan = v.InferOutput<typeof FaultPlan>;

/** The line to the caller, as far as a fault needs it. */
export interface Connection {
  /** Settles when the other side went away. */
  readonly closed: () => Promise<void>;
  /** Breaks the line; what it gives back stands for "there is no answer". */
  readonly destroy: () => Response;
  /** Whether an answer stands for none. */
  readonly isLost: (answer: Response) => boolean;
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const isEmptyStatus = (status: number) => status === 204 || status === 205 || status === 304;

/** What takes the place of the lender's answer; null where that is given. */
function brokenAnswer(plan: FaultPlan, answer: Response | null): Response | null {
  const { malformed, status, headers, body } = plan;
  if (malformed)
    return new Response('{"uuid":"0000', {
      status: status ?? 200,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  if (status === undefined && body === undefined) return null;
  const wanted = status ?? answer?.status ?? 200;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  return new Response(isEmptyStatus(wanted) ? null : text, {
    status: wanted,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

/** The lender's own answer, with headers that were ordered. */
function withHeaders(answer: Response, headers: FaultPlan['headers']): Response {
  if (headers === undefined) return answer;
  const changed = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(headers)) changed.headers.set(name, value);
  return changed;
}

/** The faults that were ordered, and how they befall a call. */
export function createFaults() {
  let plans: { plan: FaultPlan; left: number }[] = [];

  /** Takes the first plan that fits, once. */
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
    /** Answers a call, or lets what was ordered happen before or after it. */
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
