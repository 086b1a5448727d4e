import type { InferInput } from 'valibot';

import type { RecordedCall } from '#server/sandbox/http/callLog.ts';
import type { FaultPlan } from '#server/sandbox/http/faults.ts';

export type Fault = InferInput<typeof FaultPlan>;

export interface Session {
  readonly token: string;
  readonly identityUuid: string;
  readonly applicationUuid: string;
  readonly email: string;
  readonly password: string;
  readonly loginUrl: string;
}

/** A client of the control interface (architecture.md). */
export function sandboxAt(address: string) {
  async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${address}/sandbox${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} /sandbox${path} answered ${response.status}`);
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  }

  const requests = (since = 0) => call<RecordedCall[]>('GET', `/requests?since=${since}`);

  return {
    reset: () => call<void>('POST', '/reset', {}),
    /** The address that signs a demo user in. */
    async ticket(email: string): Promise<string> {
      return (await call<{ loginUrl: string }>('POST', '/tickets', { email })).loginUrl;
    },
    session: (wanted: Record<string, unknown> = {}) => call<Session>('POST', '/sessions', wanted),
    application: <Application = Record<string, unknown>>(uuid: string) =>
      call<Application>('GET', `/applications/${uuid}`),
    patch: (uuid: string, change: Record<string, unknown>) =>
      call<void>('PATCH', `/applications/${uuid}`, change),
    faults: (list: readonly Fault[]) => call<void>('PUT', '/faults', list),
    flags: (flags: Record<string, unknown>, org = '') =>
      call<void>('PUT', org === '' ? '/flags' : `/flags?org=${org}`, flags),
    /** Opens the lender's offices at every hour, so that no journey depends on the time of day. */
    openAllHours: () => {
      const week = Array.from({ length: 7 }, (_none, day) => ({
        weekdayValue: day + 1,
        startTime: '00:00',
        endTime: '23:59:59',
      }));
      return call<void>('PUT', '/hours', { chatOpen: null, week });
    },
    outbox: () => call<unknown>('GET', '/outbox'),
    requests,
    /** The number of the newest call, for `since`. */
    lastNumber: async () => (await requests()).at(-1)?.number ?? 0,
  };
}

export type SandboxClient = ReturnType<typeof sandboxAt>;
