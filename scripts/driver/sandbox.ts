/** One call as the sandbox's record has it; secrets are masked there. */
export interface RecordedCall {
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string | string[]>;
  readonly headers: Record<string, string>;
  readonly body: unknown;
}

export interface Fault {
  readonly method?: string;
  /** A regular expression. */
  readonly path: string;
  readonly times?: number;
  readonly delayMs?: number;
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  readonly malformed?: boolean;
  readonly hang?: boolean;
  readonly reset?: boolean;
  /** Only once the lender has acted: the answer alone is lost. */
  readonly after?: boolean;
}

export interface Session {
  readonly token: string;
  readonly identityUuid: string;
  readonly applicationUuid: string;
  readonly email: string;
  readonly password: string;
  readonly loginUrl: string;
}

/** The control interface of the simulated lender (architecture.md). */
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

  /** The calls received after number `since`. */
  const requests = (since = 0) => call<RecordedCall[]>('GET', `/requests?since=${since}`);

  return {
    reset: () => call<void>('POST', '/reset', {}),
    /** The address that signs a demo person in, under the host of the house. */
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
    outbox: () => call<unknown>('GET', '/outbox'),
    requests,
    /** The number of the newest call, to ask for the later ones by. */
    lastNumber: async () => (await requests()).at(-1)?.number ?? 0,
  };
}

export type SandboxClient = ReturnType<typeof sandboxAt>;
