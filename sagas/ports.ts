import type { ActionLog } from '#store/actionLog/actionLog.ts';

import type { Api } from './api/http.ts';
import type { Tokens } from './api/tokens.ts';
import type { Files } from './application/uploads/files.ts';
import type { Vault } from './vault.ts';

/** A storage that never throws: where the browser refuses, it keeps things in memory (FT-60, FT-61). */
export interface KeyValue {
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Writes what the app can do without: false where the browser has no room for it, and nothing was changed (FT-61). */
  offer(key: string, value: string): boolean;
  remove(key: string): void;
  /** False once the browser refused. */
  isKept(): boolean;
}

export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The browser's history; the store follows it, and it follows the store (decision 2). */
export interface HistoryPort {
  current(): Place;
  /** The number of the entry in hand: one place may have many. */
  entry(): number;
  push(path: string): void;
  replace(path: string): void;
  back(): void;
  /** Calls `moved` after Back and Forward; returns the way to stop. */
  listen(moved: (place: Place) => void): () => void;
}

/** DraftCipher and opens drafts with a key that the browser does not hand out (SC-12). */
export interface DraftCipher {
  /** Fetches or makes the key, which takes longer than a reload: before the first answer needs it (S2). */
  prepare(): void;
  /** Null where the browser gives no key store; drafts then stay in memory. */
  seal(text: string, boundTo: string): Promise<string | null>;
  /** Null where it was sealed for somebody else, elsewhere, or is not a seal. */
  open(sealed: string, boundTo: string): Promise<string | null>;
  /** Resolves when nothing is being sealed any more: what is sealed now is kept before the page goes (FT-20). */
  settled(): Promise<void>;
}

/** The page itself: what it can tell and do. */
export interface PagePort {
  isOnline(): boolean;
  onOnline(changed: (isOnline: boolean) => void): () => void;
  isVisible(): boolean;
  /** Also when the window is turned to, which says that somebody is there. */
  onVisible(changed: (isVisible: boolean) => void): () => void;
  /** A reload or another page was asked for, or this page goes: there may be no later moment to keep anything (S2). */
  onLeaving(left: () => void): () => void;
  /** The page came back from the browser's back cache (FT-47). */
  onRestored(restored: () => void): () => void;
  /** Resolves at the user's first input on this page. */
  firstInput(): Promise<void>;
  /** Whether input has waited long for the task in hand. */
  isTaskLong(): boolean;
  /** Ends the task in hand, so that input is handled before what follows. */
  nextTask(): Promise<void>;
  /** Resolves when the page has drawn what is new and nobody waits for it: the time for what no screen shows. */
  rest(): Promise<void>;
  /** Leaves the application by a full navigation. Only sagas/control/exits.ts calls it (SC-04). */
  leave(address: string): void;
  reload(): void;
  origin(): string;
  referrerOrigin(): string | null;
  sizes(): { screen: Size; window: Size };
  /** Hands the person a text as a file. */
  saveFile(name: string, text: string): void;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Other tabs of this application, under the same origin. */
export interface OtherTabs {
  tell(news: unknown): void;
  listen(heard: (news: unknown) => void): () => void;
}

/** A session-replay service's name for this session, and where to watch it. */
export interface SessionReplay {
  readonly id: string;
  readonly link: string;
}

export interface Clock {
  /** Milliseconds since 1970, by the lender; until it was heard, by the device (FT-64). */
  now(): number;
  /** Milliseconds that only grow. */
  monotonic(): number;
  /** Milliseconds since 1970 by the device, wrong or not: it alone goes on while the machine sleeps (FT-24). */
  wall(): number;
}

/** The lender's gateway at an origin of its own, and what is known of where each application's calls go (FLAG-01). */
export interface Gateway {
  readonly origin: string;
  readonly bases: Map<string, Promise<string>>;
}

/** What a saga may touch outside the app. */
export interface Ports {
  readonly api: Api;
  /** Null where every call goes to the page's own origin. */
  readonly gateway: Gateway | null;
  readonly tokens: Tokens;
  readonly vault: Vault;
  readonly files: Files;
  readonly history: HistoryPort;
  readonly page: PagePort;
  readonly session: KeyValue;
  readonly local: KeyValue;
  readonly cipher: DraftCipher;
  readonly otherTabs: OtherTabs;
  readonly clock: Clock;
  /** A new random id, 8-4-4-4-12 (SC-21, FMT-10). */
  readonly newId: () => string;
  /** The recording of this session by a replay service, where a deployment has one (API-07, CALL-SUB-11). */
  readonly replay: () => SessionReplay | null;
  /** Tells monitoring of an error: its kind, and the place in hand, never a value (SC-14). */
  readonly report: (error: unknown) => void;
  readonly appVersion: string;
  /** What happened, redacted; the code that writes it down comes when it is first asked for. */
  readonly openLog: () => Promise<ActionLog>;
}
