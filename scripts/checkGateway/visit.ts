import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import { uploadDocument } from '#sagas/api/contract/documents.ts';
import type { Endpoint, Params } from '#sagas/api/contract/endpoint.ts';

import { answerFaults, refusalFaults, type ExpectedRefusal } from './answerFaults.ts';
import { exchange, type GatewayResponse, type CheckedGateway, type NoAnswer } from './exchange.ts';
import type { Findings } from './findings.ts';
import { createProbes, NOT_FOUND, type AnyParams } from './probes.ts';

/** A call without a usable answer; what follows from it cannot be tried. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

interface Options<P> {
  /** Another body under the same key, which a gateway refuses (SC-09). */
  readonly other?: P;
  /** The gateway may know nothing of the sample values. */
  readonly mayBeUnknown?: boolean;
  /** Another base than the gateway's (C-14). */
  readonly baseUrl?: string;
  /** A bearer in place of the session's. */
  readonly bearer?: string;
}

export type Visit = ReturnType<typeof createVisit>;

/** The content of a usable answer; throws `Broken` without one. */
function contentOf<Result>(
  { name, success, answer: schema }: Endpoint<string, unknown, unknown, Result>,
  answer: GatewayResponse | NoAnswer,
): Result {
  const read = 'content' in answer ? v.safeParse(schema, answer.content) : null;
  if (!read?.success || !('status' in answer) || answer.status !== success) throw new Broken(name);
  return read.output;
}

/** Sends calls and checks each in every way. */
function createCall(gateway: CheckedGateway, findings: Findings) {
  const { tokens } = gateway.settings;
  const probes = createProbes(gateway, findings);

  /** Takes the bearer as the app does (SC-08). */
  const renew = ({ outlivesPage }: Endpoint, { status, headers }: GatewayResponse) => {
    if (status === 200 && outlivesPage !== true)
      tokens.take(headers.get('authorization'), tokens.issue());
  };

  const send = async (
    endpoint: Endpoint,
    params: AnyParams,
    { other, mayBeUnknown = false, ...options }: Options<AnyParams>,
  ): Promise<GatewayResponse | NoAnswer> => {
    await probes.session(endpoint, params);
    await probes.unknownId(endpoint, params);
    const sending = { ...options, idempotencyKey: randomUUID() };
    const answer = await exchange(gateway, endpoint, params, sending);
    const isUnknown = mayBeUnknown && 'status' in answer && answer.status === 404;
    const faults = isUnknown ? refusalFaults(answer, NOT_FOUND) : answerFaults(endpoint, answer);
    findings.add(endpoint.name, 'answer', faults);
    if (!('status' in answer) || answer.status !== endpoint.success) return answer;
    renew(endpoint, answer);
    if (endpoint.creates) await probes.sameKey(endpoint, { params, sending, first: answer }, other);
    await probes.limit(endpoint, params);
    return answer;
  };

  /** Returns the answer; throws `Broken` without a usable one. */
  const call = async <Path extends string, Query, Body, Result>(
    endpoint: Endpoint<Path, Query, Body, Result>,
    params: Params<Path, Query, Body>,
    options: Options<Params<Path, Query, Body>> = {},
  ): Promise<Result> =>
    contentOf(endpoint, await send(endpoint, params as AnyParams, options as Options<AnyParams>));
  return { call, limit: probes.limit };
}

/** A client that checks each call that it makes. */
export function createVisit(gateway: CheckedGateway, findings: Findings) {
  const { call, limit } = createCall(gateway, findings);

  return {
    call,
    /** Sends a call that a gateway refuses, and checks how. */
    refused: async <Path extends string, Query, Body, Result>(
      endpoint: Endpoint<Path, Query, Body, Result>,
      params: Params<Path, Query, Body>,
      { what, ...expected }: ExpectedRefusal & { readonly what: string },
    ): Promise<void> => {
      const answer = await exchange(gateway, endpoint, params as AnyParams, {
        idempotencyKey: randomUUID(),
      });
      const faults = refusalFaults(answer, expected).map((fault) => `${what}: ${fault}`);
      findings.add(endpoint.name, 'refusal', faults);
    },
    /** Sends a wrong code or password until no more are taken. */
    wrong: <Path extends string, Query, Body, Result>(
      endpoint: Endpoint<Path, Query, Body, Result>,
      params: Params<Path, Query, Body>,
    ) => limit(endpoint, params as AnyParams, true),
    /** Records a further fault of a call that was tried; false: there is none. */
    note: ({ name }: Endpoint, fault: string | false): void => {
      findings.add(name, 'answer', fault === false ? [] : [fault]);
    },
    /** Tries each, also after one that breaks. */
    each: async (...tries: readonly (() => Promise<unknown>)[]): Promise<void> => {
      for (const attempt of tries) await attemptOnce(attempt);
    },
    /** Uploads a small PDF; returns its id. */
    upload: async (uuid: string, documentType: string, purpose: string, more: object = {}) => {
      const file = new File(['%PDF-1.7\n/Type /Page\n%%EOF'], 'check.pdf', {
        type: 'application/pdf',
      });
      const body = { file, fileName: file.name, documentType, purpose, ...more };
      return (await call(uploadDocument, { path: { uuid }, body })).documentUuid;
    },
  };
}

async function attemptOnce(attempt: () => Promise<unknown>): Promise<void> {
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
  }
}
