import { checkGateway } from '#scripts/checkGateway/checkGateway.ts';
import type { CallFinding } from '#scripts/checkGateway/findings.ts';
import { readCheckSettings } from '#scripts/checkGateway/settings.ts';
import { routeOf } from '#server/contractRoutes.ts';
import { sampleCodeOf } from '#server/sandbox/lender/documents/documents.ts';

import { aSandbox, MORNING } from './sandbox.ts';

/** A request to the sandbox behind a fault. */
export interface Asked {
  readonly request: Request;
  /** How often this call was made, including this time. */
  readonly count: number;
  /** Returns the sandbox's own response to this request, or to another one. */
  readonly answer: (request?: Request) => Promise<Response>;
}

/** A gateway's fault at one call of the contract. */
export type GatewayFault = (asked: Asked) => Promise<Response> | Response;

const URL_OF_GATEWAY = 'http://localhost:3000';

/** Copies a response with another body or other headers. */
export const changed = async (
  answer: Response,
  { body, headers = {} }: { body?: (content: never) => unknown; headers?: Record<string, string> },
): Promise<Response> => {
  const text = await answer.text();
  const copy = new Response(body ? JSON.stringify(body(JSON.parse(text) as never)) : text, answer);
  for (const [name, value] of Object.entries(headers)) copy.headers.set(name, value);
  return copy;
};

/** Changes the body of successful answers. */
export const withBody =
  (body: (content: never) => unknown): GatewayFault =>
  async ({ answer }) => {
    const given = await answer();
    return given.ok ? changed(given, { body }) : given;
  };

/** A sandbox in memory, checked as `npm run check-gateway` does, with faults at some calls. */
export async function checkedGateway(
  args: readonly string[],
  faults: Readonly<Record<string, GatewayFault>> = {},
  deadlineMs?: number,
): Promise<CallFinding[]> {
  const lender = await aSandbox();
  let time = MORNING;
  const counts = new Map<string, number>();

  const answer = async (request: Request) => {
    const response = await lender.sandbox.app.request(request);
    const copy = new Response(response.body, response);
    copy.headers.set('Date', new Date(time).toUTCString());
    return copy;
  };
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    // The preflight requests of all calls share a name.
    const route = routeOf(request.method, new URL(request.url).pathname);
    const name = route?.endpoint.name ?? request.method;
    const fault = faults[name];
    if (!fault) return answer(request);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return fault({ request, count, answer: (other = request) => answer(other) });
  };

  try {
    return await checkGateway({
      ...readCheckSettings([URL_OF_GATEWAY, ...args], {}),
      fetch: send,
      now: () => time,
      pause: async (ms) => {
        lender.pass(ms);
        time += ms;
      },
      readSampleCode: async (_pdf, uuid) => sampleCodeOf({ uuid }),
      ...(deadlineMs !== undefined && {
        deadlineMs: ({ name }) => (name in faults ? deadlineMs : 60_000),
      }),
    });
  } finally {
    lender.close();
  }
}

export const brokenCalls = (findings: readonly CallFinding[]) =>
  Object.fromEntries(
    findings
      .filter(({ outcome }) => outcome === 'breaks')
      .map(({ call, reasons }) => [call, reasons]),
  );
