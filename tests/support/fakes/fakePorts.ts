import { createTokens } from '#sagas/api/tokens.ts';
import { createFiles } from '#sagas/application/uploads/files.ts';
import type { HistoryPort, KeyValue, PagePort, HistoryLocation, Ports } from '#sagas/ports.ts';
import { createVault } from '#sagas/vault.ts';
import { createActionLog, type ActionLog } from '#store/actionLog/actionLog.ts';
import { createActionBuffer, type ActionBuffer } from '#store/actionLog/actionBuffer.ts';

import { scriptedApi, type ScriptedApi } from './scriptedApi.ts';
import { aDevice } from '#tests/support/fixtures/devices.ts';

const NOW = Date.parse('2026-11-21T15:00:00Z');

/** A storage in memory that can be made to refuse. */
export function fakeStorage(): KeyValue & {
  refuse(): void;
  readonly content: Map<string, string>;
} {
  const content = new Map<string, string>();
  let isKept = true;
  return {
    content,
    read: (key) => content.get(key) ?? null,
    write: (key, value) => void content.set(key, value),
    offer: (key, value) => isKept && Boolean(content.set(key, value)),
    remove: (key) => void content.delete(key),
    isPersistent: () => isKept,
    refuse: () => {
      isKept = false;
    },
  };
}

function fakeHistory(
  start: string,
): HistoryPort & { readonly entries: string[]; forward(path: string): void } {
  const entries = [start];
  const listeners = new Set<(place: HistoryLocation) => void>();
  const current = (): HistoryLocation => {
    const { pathname, search } = new URL(entries.at(-1) ?? '/', 'https://homeline.example');
    return { pathname, search };
  };
  return {
    entries,
    current,
    entry: () => entries.length,
    push: (path) => void entries.push(path),
    replace: (path) => void entries.splice(-1, 1, path),
    back: () => {
      entries.pop();
      for (const moved of listeners) moved(current());
    },
    /** Goes to an entry that Back has left. */
    forward: (path) => {
      entries.push(path);
      for (const moved of listeners) moved(current());
    },
    listen: (moved) => {
      listeners.add(moved);
      return () => void listeners.delete(moved);
    },
  };
}

/** A page that records its navigations and emits events when a test asks for them. */
export function fakePage() {
  const left: string[] = [];
  const saved: { name: string; text: string }[] = [];
  const savedFiles: { name: string; bytes: ArrayBuffer }[] = [];
  const listeners = {
    online: new Set<(is: boolean) => void>(),
    visible: new Set<(is: boolean) => void>(),
    leaving: new Set<() => void>(),
    restored: new Set<() => void>(),
  };
  const state = { isOnline: true, isVisible: true, idleMs: Infinity, reloads: 0, prints: 0 };
  const port: PagePort = {
    isOnline: () => state.isOnline,
    onOnline: (changed) => {
      listeners.online.add(changed);
      return () => void listeners.online.delete(changed);
    },
    isVisible: () => state.isVisible,
    onVisible: (changed) => {
      listeners.visible.add(changed);
      return () => void listeners.visible.delete(changed);
    },
    onLeaving: (left) => {
      listeners.leaving.add(left);
      return () => void listeners.leaving.delete(left);
    },
    onRestored: (restored) => {
      listeners.restored.add(restored);
      return () => void listeners.restored.delete(restored);
    },
    rest: () => Promise.resolve(),
    firstInput: () => Promise.resolve(),
    idleMs: () => state.idleMs,
    isTaskLong: () => false,
    nextTask: () => Promise.resolve(),
    leave: (address) => void left.push(address),
    reload: () => {
      state.reloads += 1;
    },
    origin: () => 'https://homeline.example',
    referrerOrigin: () => null,
    sizes: () => ({ screen: { width: 390, height: 844 }, window: { width: 390, height: 700 } }),
    saveFile: (name, content) =>
      void (typeof content === 'string'
        ? saved.push({ name, text: content })
        : savedFiles.push({ name, bytes: content })),
    print: () => {
      state.prints += 1;
    },
  };
  return {
    ...port,
    left,
    saved,
    savedFiles,
    state,
    /** Returns the number of listeners. */
    listening: () => Object.values(listeners).reduce((sum, { size }) => sum + size, 0),
    goOnline(isOnline: boolean) {
      state.isOnline = isOnline;
      for (const changed of listeners.online) changed(isOnline);
    },
    /** Requests a reload. */
    goAway() {
      for (const left of listeners.leaving) left();
    },
    restore() {
      for (const restored of listeners.restored) restored();
    },
    show(isVisible: boolean) {
      state.isVisible = isVisible;
      for (const changed of listeners.visible) changed(isVisible);
    },
  };
}

/** Devices that work unless a test breaks one. */
export function fakeMedia() {
  const results = { camera: true, microphone: true, sound: true, browser: true };
  const shown: string[] = [];
  const state = { isOpen: false };
  return {
    results,
    shown,
    state,
    open: () => {
      state.isOpen = true;
      return Promise.resolve({ ...results });
    },
    show: (pictureId: string, levelId: string) => void shown.push(pictureId, levelId),
    close: () => {
      state.isOpen = false;
    },
  };
}

export interface FakePorts extends Ports {
  readonly api: ScriptedApi;
  readonly history: ReturnType<typeof fakeHistory>;
  readonly page: ReturnType<typeof fakePage>;
  readonly media: ReturnType<typeof fakeMedia>;
  readonly session: ReturnType<typeof fakeStorage>;
  readonly local: ReturnType<typeof fakeStorage>;
  readonly reported: unknown[];
  readonly buffer: ActionBuffer;
  readonly log: ActionLog;
}

/** The ports of a test: a scripted lender, memory, and a clock that follows fake time. */
export function fakePorts({
  api = scriptedApi({}),
  at = '/account/heloc/register-v2',
  ...overrides
}: Partial<FakePorts> & { at?: string } = {}): FakePorts {
  const session = overrides.session ?? fakeStorage();
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
  };
  const start = Date.now();
  const clock = {
    now: () => NOW + (Date.now() - start),
    monotonic: () => Date.now() - start,
    wall: () => Date.now(),
  };
  const reported: unknown[] = [];
  const buffer = createActionBuffer(clock);
  const log = createActionLog(buffer, {
    appVersion: 'test',
    orgCode: 'TEST',
    device: aDevice,
  });
  return {
    api,
    gateway: null,
    bannersBase: '',
    logAddress: null,
    tokens: createTokens(session, 'homeline.token', 'homeline.tokenOwner'),
    vault: createVault(newId),
    files: createFiles(newId),
    history: fakeHistory(at),
    page: fakePage(),
    media: fakeMedia(),
    session,
    local: fakeStorage(),
    cipher: {
      prepare: () => undefined,
      encrypt: (text, boundTo) => Promise.resolve(JSON.stringify([boundTo, text])),
      decrypt: (encrypted, boundTo) => {
        const [owner, text] = (
          /^\[".*"\]$/s.test(encrypted) ? JSON.parse(encrypted) : []
        ) as string[];
        return Promise.resolve(owner === boundTo ? (text ?? null) : null);
      },
      idle: () => Promise.resolve(),
    },
    otherTabs: { post: () => undefined, listen: () => () => undefined },
    chat: () => Promise.reject(new Error('This test has no chat')),
    clock,
    locate: () => Promise.resolve(null),
    newId,
    newNonce: newId,
    hash: (file) => Promise.resolve(String(file.size).padStart(64, '0')),
    takePrivateQuery: () => '',
    replay: null,
    report: (error) => void reported.push(error),
    reported,
    appVersion: 'test',
    buffer,
    log,
    openLog: () => Promise.resolve(log),
    ...overrides,
  };
}
