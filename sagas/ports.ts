import type { ActionLog } from '#store/actionLog/actionLog.ts';

import type { Api } from './api/http.ts';
import type { Tokens } from './api/tokens.ts';
import type { Files } from './application/uploads/files.ts';
import type { SagaGenerator } from './effects.ts';
import type { Vault } from './vault.ts';

/** A storage that never throws and falls back to memory (FT-60, FT-61). */
export interface KeyValue {
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Writes something that the app can do without. Returns false, and changes nothing, if there is no space (FT-61). */
  offer(key: string, value: string): boolean;
  remove(key: string): void;
  isPersistent(): boolean;
}

export interface HistoryLocation {
  readonly pathname: string;
  readonly search: string;
}

/** The browser's history, in sync with the store (decision 2). */
export interface HistoryPort {
  current(): HistoryLocation;
  /** Returns the number of the current entry. One address may have several. */
  entry(): number;
  push(path: string): void;
  replace(path: string): void;
  back(): void;
  /** Calls the listener after Back and Forward. Returns a function to unsubscribe. */
  listen(moved: (place: HistoryLocation) => void): () => void;
}

/** Encrypts drafts with a key that the browser doesn't reveal (SC-12). */
export interface DraftCipher {
  /** Loads or creates the key in advance, because that takes longer than a reload (S2). */
  prepare(): void;
  /** Returns null without a key store. Drafts then stay in memory. */
  encrypt(text: string, boundTo: string): Promise<string | null>;
  /** Returns null for another owner or origin, and for an invalid text. */
  decrypt(encrypted: string, boundTo: string): Promise<string | null>;
  /** Resolves when no encryption is running (FT-20). */
  idle(): Promise<void>;
}

export interface PagePort {
  isOnline(): boolean;
  onOnline(changed: (isOnline: boolean) => void): () => void;
  isVisible(): boolean;
  /** Also runs when the window gets the focus. */
  onVisible(changed: (isVisible: boolean) => void): () => void;
  /** Runs when a navigation was requested or the page unloads. There may be no later moment to store anything (S2). */
  onLeaving(left: () => void): () => void;
  /** Runs when the page returns from the browser's back/forward cache (FT-47). */
  onRestored(restored: () => void): () => void;
  /** Resolves at the user's first input on this page. */
  firstInput(): Promise<void>;
  /** Returns how long the user has been idle on this page, counted from the first call on. */
  idleMs(): number;
  /** Whether input has waited long for the current task. */
  isTaskLong(): boolean;
  /** Ends the current task, so the browser handles input before it continues. */
  nextTask(): Promise<void>;
  /** Resolves when the page has rendered its changes and is idle. */
  rest(): Promise<void>;
  /** Leaves the page with a full navigation. Only sagas/navigation/exits.ts calls it (SC-04). */
  leave(address: string): void;
  reload(): void;
  origin(): string;
  referrerOrigin(): string | null;
  sizes(): { screen: Size; window: Size };
  /** Saves a text or bytes as a file. Without a type, the content is JSON Lines. */
  saveFile(name: string, content: string | ArrayBuffer, type?: string): void;
  print(): void;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which of the borrower's devices work for a video call. */
export interface MediaCheck {
  readonly camera: boolean;
  readonly microphone: boolean;
  readonly sound: boolean;
  readonly browser: boolean;
}

export interface MediaPort {
  /** Asks for camera and microphone. A refusal is a result, never an error. */
  open(): Promise<MediaCheck>;
  /** Shows the camera picture in a video and the microphone's volume in a meter, by their ids. */
  show(pictureId: string, levelId: string): void;
  close(): void;
}

/** A WebSocket of text frames. Calls no handler after `close`. */
export interface Socket {
  listen(handlers: {
    readonly opened: () => void;
    readonly received: (text: string) => void;
    /** Runs with the close code, which is 1006 if the link broke. */
    readonly closed: (code: number) => void;
  }): void;
  /** Does nothing if the socket isn't open. */
  send(text: string): void;
  close(code: number): void;
}

/** The encrypted contents of chosen files, for a later page. Empty without a key store. */
export interface StoredFiles {
  read(id: string): Promise<Blob | null>;
  write(id: string, content: Blob): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

export interface ChatPorts {
  openSocket(address: string): Socket;
  /** Claims the first of these keys that no other open tab has, and the files stored with it, until the page closes. */
  claim(keys: readonly string[]): Promise<{ readonly key: string; readonly files: StoredFiles }>;
  /** Saves one of the lender's files, with the token that opens it or as a link. Resolves with false if that fails. */
  download(file: {
    readonly address: string;
    readonly name: string;
    readonly token: string | null;
  }): Promise<boolean>;
}

export interface OtherTabs {
  post(message: unknown): void;
  listen(handle: (message: unknown) => void): () => void;
}

/** A session-replay service's id of this session, and its link. */
export interface SessionReplay {
  readonly id: string;
  readonly link: string;
}

export interface Clock {
  /** Milliseconds since 1970 by the lender's clock, or by the device's before the lender's first response (FT-64). */
  now(): number;
  /** Milliseconds that never decrease. */
  monotonic(): number;
  /** Milliseconds since 1970 by the device. Only this clock advances while the machine sleeps (FT-24). */
  wall(): number;
}

/** The device's position in degrees and meters. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

export interface Gateway {
  readonly origin: string;
  /** Whether an application's flag sends its calls to the page's own origin anyway (FLAG-01). */
  readonly isRelative: (ports: Ports, application: string) => SagaGenerator<boolean>;
}

export interface Ports {
  readonly api: Api;
  /** Null if every call goes to the page's own origin. */
  readonly gateway: Gateway | null;
  /** The public storage of the banners (CALL-BANNER-1). Null if the deployment has no banners. */
  readonly bannersBase: string | null;
  /** Where to send a log for support. Empty uses the call's own address, and null means nowhere. */
  readonly logAddress: string | null;
  readonly tokens: Tokens;
  readonly vault: Vault;
  readonly files: Files;
  readonly history: HistoryPort;
  readonly page: PagePort;
  readonly media: MediaPort;
  readonly session: KeyValue;
  readonly local: KeyValue;
  readonly cipher: DraftCipher;
  readonly otherTabs: OtherTabs;
  readonly chat: () => Promise<ChatPorts>;
  readonly clock: Clock;
  /** Asks the browser for the device's position. Null if the user or the browser refuses. */
  readonly locate: () => Promise<Position | null>;
  /**
   * Returns the query with a provider's response or a link's token, once. It never appears in an address, the store or
   * a log (F-13).
   */
  readonly takePrivateQuery: () => string;
  /** Returns a new id, 8-4-4-4-12 (FMT-10). Random if the browser has randomness (SC-21). */
  readonly newId: () => string;
  /** Like `newId`, but throws in a browser without randomness (MSG-SUB-01). */
  readonly newNonce: () => string;
  /** Returns the SHA-256 of a file's bytes in lowercase hexadecimal. */
  readonly hash: (file: Blob) => Promise<string>;
  /** The session replay, if the deployment has one (API-07, CALL-SUB-11). */
  readonly replay: SessionReplay | null;
  /** Reports an error to monitoring: only its kind and screen, never a value (SC-14). */
  readonly report: (error: unknown) => void;
  readonly appVersion: string;
  /** The redacted action log. Its code loads on first use. */
  readonly openLog: () => Promise<ActionLog>;
}
