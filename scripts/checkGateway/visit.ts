import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import { uploadDocument } from '#sagas/api/contract/documents.ts';
import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';

import { answerFaults, refusalFaults, type ExpectedRefusal } from './answerFaults.ts';
import { exchange, type GatewayResponse, type CheckedGateway, type NoAnswer } from './exchange.ts';
import { isUnimplemented, type Findings } from './findings.ts';
import { createProbes, NOT_FOUND, type AnyParams } from './probes.ts';

/** Thrown if a call has no usable response, so later calls can't be tried. The message says so: "readOffers breaks". */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** Thrown instead of sending a call that the check leaves out. */
class LeftOut extends Broken {
  constructor({ name }: Endpoint) {
    super(`${name} was left out`);
  }
}

interface Options<P> {
  /** A different body under the same key, which a gateway must refuse (SC-09). */
  readonly other?: P;
  /** The gateway may not know the sample values. */
  readonly mayBeUnknown?: boolean;
  /** Overrides the gateway's base URL (C-14). */
  readonly baseUrl?: string;
  readonly bearer?: string;
}

export type Visit = ReturnType<typeof createVisit>;

/** Returns a usable response's content. Throws `Broken` without one. */
function contentOf<Result>(
  { name, success, answer: schema }: Endpoint<string, unknown, unknown, Result>,
  answer: GatewayResponse | NoAnswer,
): Result {
  const read = 'content' in answer ? v.safeParse(schema, answer.content) : null;
  if (read?.success && 'status' in answer && answer.status === success) return read.output;
  const isUnanswered = 'status' in answer && isUnimplemented(answer.status);
  throw new Broken(isUnanswered ? `${name} answered ${answer.status}` : `${name} breaks`);
}

/** Throws if the check leaves a call out. */
type LeaveOut = (endpoint: Endpoint) => void;

function createCall(gateway: CheckedGateway, findings: Findings, leaveOut: LeaveOut) {
  const { tokens } = gateway.settings;
  const probes = createProbes(gateway, findings);
  let lastRequest = '';

  /** Takes the new bearer token like the app (SC-08). */
  const renew = ({ outlivesPage }: Endpoint, { status, headers }: GatewayResponse) => {
    if (status === 200 && outlivesPage !== true)
      tokens.take(headers.get('authorization'), tokens.issue());
  };

  const send = async (
    endpoint: Endpoint,
    params: AnyParams,
    { other, mayBeUnknown = false, ...options }: Options<AnyParams>,
  ): Promise<GatewayResponse | NoAnswer> => {
    leaveOut(endpoint);
    await probes.session(endpoint, params);
    await probes.unknownId(endpoint, params);
    const sending = { ...options, idempotencyKey: randomUUID() };
    const answer = await exchange(gateway, endpoint, params, sending);
    lastRequest = answer.request;
    const isUnknown = mayBeUnknown && 'status' in answer && answer.status === 404;
    const faults = isUnknown ? refusalFaults(answer, NOT_FOUND) : answerFaults(endpoint, answer);
    findings.add(endpoint.name, 'answer', faults, answer);
    if (!('status' in answer) || answer.status !== endpoint.success) return answer;
    renew(endpoint, answer);
    if (endpoint.creates) await probes.sameKey(endpoint, { params, sending, first: answer }, other);
    await probes.limit(endpoint, params);
    return answer;
  };

  /** Returns the response. Throws `Broken` without a usable one. */
  const call = async <Path extends string, Query, Body, Result>(
    endpoint: Endpoint<Path, Query, Body, Result>,
    params: Params<Path, Query, Body>,
    options: Options<Params<Path, Query, Body>> = {},
  ): Promise<Result> =>
    contentOf(endpoint, await send(endpoint, params as AnyParams, options as Options<AnyParams>));
  return { call, limit: probes.limit, lastRequest: () => lastRequest };
}

/** Creates a client that checks each of its calls, or each of `only`. */
export function createVisit(
  gateway: CheckedGateway,
  findings: Findings,
  only: ReadonlySet<string> | null,
) {
  const leaveOut: LeaveOut = (endpoint) => {
    if (only && !only.has(endpoint.name)) throw new LeftOut(endpoint);
  };
  const { call, limit, lastRequest } = createCall(gateway, findings, leaveOut);

  return {
    call,
    /** Checks that a call is refused. Returns whether it is. */
    refused: async <Path extends string, Query, Body, Result>(
      endpoint: Endpoint<Path, Query, Body, Result>,
      params: Params<Path, Query, Body>,
      { what, ...expected }: ExpectedRefusal & { readonly what: string },
    ): Promise<boolean> => {
      leaveOut(endpoint);
      const answer = await exchange(gateway, endpoint, params as AnyParams, {
        idempotencyKey: randomUUID(),
      });
      const faults = refusalFaults(answer, expected).map((fault) => `${what}: ${fault}`);
      findings.add(endpoint.name, 'refusal', faults, answer);
      return 'status' in answer && answer.status >= 400;
    },
    /** Sends wrong codes or passwords until the gateway refuses more. */
    wrong: <Path extends string, Query, Body, Result>(
      endpoint: Endpoint<Path, Query, Body, Result>,
      params: Params<Path, Query, Body>,
    ) => limit(endpoint, params as AnyParams, true),
    /** Records another fault of a call, which the last request showed, or nothing if it is false. */
    note: ({ name }: Endpoint, fault: string | false): void => {
      findings.add(name, 'answer', fault === false ? [] : [fault], { request: lastRequest() });
    },
    /** Runs all tries, even after one breaks. Returns why the first one ended. */
    each: async (...tries: readonly (() => Promise<unknown>)[]): Promise<string | null> => {
      let broken: string | null = null;
      for (const attempt of tries) {
        const name = await attemptOnce(attempt);
        broken ??= name;
      }
      return broken;
    },
    /** Uploads a small PDF. Returns its id. */
    upload: async (uuid: string, documentType: string, purpose: string, more: object = {}) => {
      const file = new File(['%PDF-1.7\n/Type /Page\n%%EOF'], 'check.pdf', {
        type: 'application/pdf',
      });
      const body = { file, fileName: file.name, documentType, purpose, ...more };
      return (await call(uploadDocument, { path: { uuid }, body })).documentUuid;
    },
  };
}

/** Returns why the attempt ended early, or null. */
async function attemptOnce(attempt: () => Promise<unknown>): Promise<string | null> {
  try {
    await attempt();
    return null;
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return error.message;
  }
}
