import type { InferInput } from 'valibot';

import type { WireMessage } from '#sagas/api/contract/chatSocket.ts';
import type { StoredBanner } from '#server/sandbox/data/banners.ts';
import type { BotConversation } from '#server/sandbox/chat/botConversations.ts';
import type { EndOfChat, LinkFailures } from '#server/sandbox/control/chatRequests.ts';
import type { ChatRecord } from '#server/sandbox/control/chatRoutes.ts';
import type { RecordedCall } from '#server/sandbox/http/callLog.ts';
import type { FaultPlan } from '#server/sandbox/http/faults.ts';

export type Fault = InferInput<typeof FaultPlan>;

export interface AgentFile {
  readonly name: string;
  readonly contentBase64: string;
}

type Call = <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;

export interface SandboxSession {
  readonly token: string;
  readonly identityUuid: string;
  readonly applicationUuid: string;
  readonly email: string;
  readonly password: string;
  readonly loginUrl: string;
}

/** Controls a conversation's agent and failures (chat.md section 9). */
function chatAt(call: Call) {
  const to = (conversation: string, name: string, body: unknown = {}) =>
    call<void>('POST', `/chat/${encodeURIComponent(conversation)}/${name}`, body);

  return {
    /** Oldest first, with logs. */
    all: () => call<ChatRecord[]>('GET', '/chat'),
    bot: () => call<BotConversation[]>('GET', '/chatbot'),
    say: (conversation: string, text: string, attachments: readonly AgentFile[] = []) =>
      call<WireMessage>('POST', `/chat/${encodeURIComponent(conversation)}/messages`, {
        text,
        attachments,
      }),
    type: (conversation: string, active: boolean) => to(conversation, 'typing', { active }),
    join: (conversation: string, name: string) => to(conversation, 'join', { name }),
    leave: (conversation: string) => to(conversation, 'leave'),
    end: (conversation: string, end: InferInput<typeof EndOfChat> = {}) =>
      to(conversation, 'end', end),
    queue: (conversation: string, position: number | null) =>
      to(conversation, 'queue', { position }),
    token: (conversation: string, state: 'expiring' | 'expired') =>
      to(conversation, 'token', { state }),
    drop: (conversation: string) => to(conversation, 'drop'),
    /** Changes only the given failures. */
    fail: (conversation: string, failures: InferInput<typeof LinkFailures>) =>
      to(conversation, 'failures', failures),
  };
}

/** Creates a client for the control interface (architecture.md). */
export function sandboxAt(address: string) {
  const call: Call = async <Answer>(method: string, path: string, body?: unknown) => {
    const response = await fetch(`${address}/sandbox${path}`, {
      method,
      // Uses a new connection, because the server may close an idle one just as the next call is sent.
      headers: { 'Content-Type': 'application/json', Connection: 'close' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} /sandbox${path} answered ${response.status}`);
    const text = await response.text();
    return (text === '' ? undefined : JSON.parse(text)) as Answer;
  };

  const requests = (since = 0) => call<RecordedCall[]>('GET', `/requests?since=${since}`);

  return {
    reset: () => call<void>('POST', '/reset', {}),
    /** Returns the address that signs in a demo user. */
    async ticket(email: string): Promise<string> {
      return (await call<{ loginUrl: string }>('POST', '/tickets', { email })).loginUrl;
    },
    session: (wanted: Record<string, unknown> = {}) =>
      call<SandboxSession>('POST', '/sessions', wanted),
    application: <Application = Record<string, unknown>>(uuid: string) =>
      call<Application>('GET', `/applications/${uuid}`),
    applications: <Application>() => call<Application[]>('GET', '/applications'),
    patch: (uuid: string, change: Record<string, unknown>) =>
      call<void>('PATCH', `/applications/${uuid}`, change),
    ask: (uuid: string, condition: Record<string, unknown>) =>
      call<{ uuid: string }>('POST', `/applications/${uuid}/conditions`, condition),
    faults: (list: readonly Fault[]) => call<void>('PUT', '/faults', list),
    flags: (flags: Record<string, unknown>, org = '') =>
      call<void>('PUT', org === '' ? '/flags' : `/flags?org=${org}`, flags),
    /** Opens the lender's offices around the clock, so no journey depends on the time of day. */
    openAllHours: () => {
      const week = Array.from({ length: 7 }, (_none, day) => ({
        weekdayValue: day + 1,
        startTime: '00:00',
        endTime: '23:59:59',
      }));
      return call<void>('PUT', '/hours', { chatOpen: null, week });
    },
    /** True lets agents chat, false lets the chatbot answer. */
    openChat: (isOpen: boolean) => call<void>('PUT', '/hours', { chatOpen: isOpen, week: null }),
    chat: chatAt(call),
    banners: (list: readonly StoredBanner[]) => call<void>('PUT', '/banners', list),
    outbox: () => call<unknown>('GET', '/outbox'),
    requests,
    /** Returns the number of the newest call, for `since`. */
    lastNumber: async () => (await requests()).at(-1)?.number ?? 0,
  };
}

export type SandboxClient = ReturnType<typeof sandboxAt>;
