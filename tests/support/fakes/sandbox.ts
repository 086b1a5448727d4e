import {
  fillPath,
  type AnswerOf,
  type Endpoint,
  type ParamsOf,
} from '#sagas/api/contract/endpoint.ts';
import { isRefusedBy, refusals } from '#sagas/api/contract/words/refusalTable.ts';
import { readBrands } from '#server/host/brands.ts';
import { createSandbox, type Sandbox } from '#server/sandbox/sandbox.ts';
import { knownCode } from '#store/redaction/refusals.ts';
import { themePreview } from '#src/brand/themePreview.ts';

const ORIGIN = 'http://localhost:3000';
const { organisations } = readBrands('public/brands');

/** What a test sends in addition to a call's parameters. */
export interface Sending {
  readonly token?: string;
  readonly org?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Received<Answer> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Answer;
}

/** A sandbox in memory whose clock stops until the test advances it. */
export interface TestSandbox {
  readonly sandbox: Sandbox;
  call<E extends Endpoint>(
    endpoint: E,
    params: ParamsOf<E>,
    sending?: Sending,
  ): Promise<Received<AnswerOf<E>>>;
  /** Sends a call to the control interface. */
  control(method: string, path: string, body?: unknown): Promise<Received<Record<string, unknown>>>;
  /** Creates a user with an application in a status, through the control interface. */
  session(order?: object): Promise<TestSession>;
  pass(ms: number): void;
  close(): void;
}

export interface TestSession {
  readonly token: string;
  readonly identityUuid: string;
  readonly applicationUuid: string;
  readonly email: string;
  readonly password: string;
  readonly loginUrl: string;
}

export interface TestOptions {
  readonly speed?: number;
  readonly dataFile?: string;
  readonly startAt?: number;
  readonly publicProtocol?: 'http' | 'https';
}

function queryOf(query: unknown): string {
  const text = new URLSearchParams(Object.entries(query ?? {})).toString();
  return text === '' ? '' : `?${text}`;
}

async function received<Answer>(response: Response): Promise<Received<Answer>> {
  if (/^(application\/pdf|image\/)/.test(response.headers.get('content-type') ?? '')) {
    const bytes = (await response.arrayBuffer()) as Answer;
    return { status: response.status, headers: response.headers, body: bytes };
  }
  const text = await response.text();
  // A test reads what the contract declares, and the sandbox has checked the response against it.
  const body = (text === '' ? null : JSON.parse(text)) as Answer;
  return { status: response.status, headers: response.headers, body };
}

/** Throws if the contract document lacks a refusal, or the action log wouldn't name it (F-04). */
function expectKnownRefusal(endpoint: Endpoint, { status, body }: Received<unknown>): void {
  const { errors = [] } = (body ?? {}) as { errors?: readonly { code?: string | null }[] };
  for (const { code } of status < 400 ? [] : errors) {
    if (code === undefined || code === null) continue;
    const row = refusals[code];
    const isDocumented = !row || (row.status === status && isRefusedBy(row, endpoint));
    if (!isDocumented || knownCode(code) !== code)
      throw new Error(`${endpoint.name} is refused with ${status} ${code}, which is unknown`);
  }
}

/** A Monday morning. */
export const MORNING = Date.UTC(2026, 10, 16, 15);

export async function aSandbox({
  speed = 1,
  dataFile = ':memory:',
  startAt = MORNING,
  publicProtocol = 'http',
}: TestOptions = {}): Promise<TestSandbox> {
  let time = startAt;
  const sandbox = await createSandbox({
    brands: organisations,
    dataFile,
    speed,
    publicProtocol,
    now: () => time,
    passwordCost: 2,
    styleOf: () => ':root{}',
    themePreview,
  });

  const contentOf = (endpoint: Endpoint, body: unknown) => {
    if (body === undefined) return {};
    if (endpoint.multipart !== true)
      return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {}))
      form.append(name, value instanceof Blob ? value : String(value));
    return { body: form };
  };

  const control: TestSandbox['control'] = async (method, path, body) => {
    const response = await sandbox.app.request(ORIGIN + path, {
      method,
      ...(method === 'GET'
        ? {}
        : { body: JSON.stringify(body ?? {}), headers: { 'Content-Type': 'application/json' } }),
    });
    return received(response);
  };

  return {
    sandbox,
    control,
    async session(order = {}) {
      const made = await control('POST', '/sandbox/sessions', order);
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      return made.body as unknown as TestSession;
    },
    async call(endpoint, params, { token, org = 'HOMELINE', headers = {} } = {}) {
      const content = contentOf(endpoint, params.body);
      const address = ORIGIN + fillPath(endpoint.path, params.path) + queryOf(params.query);
      const response = await sandbox.app.request(address, {
        method: endpoint.method,
        ...content,
        headers: {
          'X-With-Origin': ORIGIN,
          'x-org': org,
          ...content.headers,
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...headers,
        },
      });
      const answer = await received<AnswerOf<typeof endpoint>>(response);
      expectKnownRefusal(endpoint, answer);
      return answer;
    },
    pass(ms) {
      time += ms;
    },
    close: () => {
      sandbox.close();
    },
  };
}
