import type { ActionLog } from '#store/actionLog/actionLog.ts';

import type { Api } from './api/http.ts';
import type { Tokens } from './api/tokens.ts';
import type { Files } from './application/uploads/files.ts';
import type { SagaGenerator } from './effects.ts';
import type { Vault } from './vault.ts';

/** A storage that never throws: it falls back to memory (FT-60, FT-61). */
export interface KeyValue {
  read(key: string): string | null;
  write(key: string, value: string): void;
  /** Writes what the app can do without; false, and unchanged, where there is no room (FT-61). */
  offer(key: string, value: string): boolean;
  remove(key: string): void;
  isPersistent(): boolean;
}

export interface HistoryLocation {
  readonly pathname: string;
  readonly search: string;
}

/** The browser's history, in step with the store (decision 2). */
export interface HistoryPort {
  current(): HistoryLocation;
  /** The number of the current entry: one address may have many. */
  entry(): number;
  push(path: string): void;
  replace(path: string): void;
  back(): void;
  /** Calls the listener after Back and Forward; returns the unsubscribe function. */
  listen(moved: (place: HistoryLocation) => void): () => void;
}

/** Encrypts drafts with a key that the browser does not hand out (SC-12). */
export interface DraftCipher {
  /** Loads or makes the key ahead: that takes longer than a reload (S2). */
  prepare(): void;
  /** Null without a key store; drafts then stay in memory. */
  encrypt(text: string, boundTo: string): Promise<string | null>;
  /** Null for another owner or origin, and for an invalid text. */
  decrypt(encrypted: string, boundTo: string): Promise<string | null>;
  /** Resolves when no encryption is under way (FT-20). */
  idle(): Promise<void>;
}

export interface PagePort {
  isOnline(): boolean;
  onOnline(changed: (isOnline: boolean) => void): () => void;
  isVisible(): boolean;
  /** Also after the window gets the focus. */
  onVisible(changed: (isVisible: boolean) => void): () => void;
  /** A navigation was requested, or the page unloads: there may be no later moment to store anything (S2). */
  onLeaving(left: () => void): () => void;
  /** The page came back from the browser's back cache (FT-47). */
  onRestored(restored: () => void): () => void;
  /** Resolves at the user's first input on this page. */
  firstInput(): Promise<void>;
  /** How long the user has done nothing at this page; counted from the first question on. */
  idleMs(): number;
  /** Whether input has waited long for the task in hand. */
  isTaskLong(): boolean;
  /** Ends the task in hand, so that input is handled before what follows. */
  nextTask(): Promise<void>;
  /** Resolves when the page has drawn its changes and is idle. */
  rest(): Promise<void>;
  /** Leaves by a full navigation. Only sagas/navigation/exits.ts calls it (SC-04). */
  leave(address: string): void;
  reload(): void;
  origin(): string;
  referrerOrigin(): string | null;
  sizes(): { screen: Size; window: Size };
  /** Saves a text, or bytes, as a file; without a type, lines of JSON. */
  saveFile(name: string, content: string | ArrayBuffer, type?: string): void;
  /** Opens the browser's print dialog. */
  print(): void;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of the borrower's devices works for a video call. */
export interface MediaCheck {
  readonly camera: boolean;
  readonly microphone: boolean;
  readonly sound: boolean;
  readonly browser: boolean;
}

/** Camera, microphone and speakers. */
export interface MediaPort {
  /** Asks for camera and microphone; a refusal is a result, never an error. */
  open(): Promise<MediaCheck>;
  /** Shows the camera's picture in a video, and how loud the microphone hears in a meter, by their ids. */
  show(pictureId: string, levelId: string): void;
  /** Turns camera and microphone off. */
  close(): void;
}

/** A WebSocket of text frames; no handler is called after `close`. */
export interface Socket {
  listen(handlers: {
    readonly opened: () => void;
    readonly received: (text: string) => void;
    /** Called with the close code, which is 1006 if the link broke. */
    readonly closed: (code: number) => void;
  }): void;
  /** Does nothing where the socket is not open. */
  send(text: string): void;
  close(code: number): void;
}

/** The contents of chosen files, encrypted, for a later page; without a key store there are none. */
export interface StoredFiles {
  read(id: string): Promise<Blob | null>;
  write(id: string, content: Blob): Promise<void>;
  remove(id: string): Promise<void>;
  clear(): Promise<void>;
}

/** What a chat needs of the browser. */
export interface ChatPorts {
  openSocket(address: string): Socket;
  /** Takes the first of these keys that no other open tab has, and the files stored with it, until the page goes. */
  claim(keys: readonly string[]): Promise<{ readonly key: string; readonly files: StoredFiles }>;
  /** Saves a file of the lender's, with the token that opens it or as a link; false where it does not come. */
  download(file: {
    readonly address: string;
    readonly name: string;
    readonly token: string | null;
  }): Promise<boolean>;
}

/** The other tabs of this origin. */
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
  /** Milliseconds since 1970 by the lender's clock; before its first answer, the device's (FT-64). */
  now(): number;
  /** Milliseconds that only grow. */
  monotonic(): number;
  /** Milliseconds since 1970 by the device, which alone advances while the machine sleeps (FT-24). */
  wall(): number;
}

/** Where the device is, in degrees and meters. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy: number;
}

/** The lender's gateway at its own origin. */
export interface Gateway {
  readonly origin: string;
  /** Whether the calls of an application go to the page's own origin all the same, as its flag says (FLAG-01). */
  readonly isRelative: (ports: Ports, application: string) => SagaGenerator<boolean>;
}

/** Everything outside the app that a saga may touch. */
export interface Ports {
  readonly api: Api;
  /** Null where every call goes to the page's own origin. */
  readonly gateway: Gateway | null;
  /** The public storage of the banners (CALL-BANNER-1); null for a deployment without banners. */
  readonly bannersBase: string | null;
  /** Where a log for support is sent; empty for the call's own address, null for nowhere. */
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
  /** Loads the code of the chat's ports. */
  readonly chat: () => Promise<ChatPorts>;
  readonly clock: Clock;
  /** Asks the browser where the device is; null where the user or the browser refuses. */
  readonly locate: () => Promise<Position | null>;
  /** The query with a provider's answer, or with the token of a link, once; it is in no address, store or log (F-13). */
  readonly takePrivateQuery: () => string;
  /** A new id, 8-4-4-4-12 (FMT-10); random if the browser has randomness (SC-21). */
  readonly newId: () => string;
  /** The same, but throws in a browser without randomness (MSG-SUB-01). */
  readonly newNonce: () => string;
  /** The SHA-256 of a file's bytes in small hexadecimal letters. */
  readonly hash: (file: Blob) => Promise<string>;
  /** The session replay, where a deployment has one (API-07, CALL-SUB-11). */
  readonly replay: SessionReplay | null;
  /** Reports an error to monitoring: its kind and screen, never a value (SC-14). */
  readonly report: (error: unknown) => void;
  readonly appVersion: string;
  /** The redacted action log; its code loads when it is first opened. */
  readonly openLog: () => Promise<ActionLog>;
}
