/**
 * What a log line may contain in addition to its event: fixed codes, patterns and numbers, but no client input
 * (SC-14).
 */
export interface LogFields {
  readonly method?: string;
  /** The path's pattern: `/account/heloc/:uuid/:path`. */
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly brand?: string;
  /** 32 hex digits, the same in the logs of nginx and the gateway. */
  readonly requestId?: string;
  /** The kind of a policy violation, or an error's name. */
  readonly kind?: string;
  readonly count?: number;
  readonly reason?: string;
  readonly port?: number;
  /** From the deployment's own files and settings, never from a request. */
  readonly detail?: string;
}

export type LogLevel = 'info' | 'warn' | 'error';

export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

type Write = (line: string) => void;

/** Writes each event as a line of JSON. */
export const jsonLog =
  (write: Write, now = () => new Date()): Log =>
  (level, event, fields) =>
    write(JSON.stringify({ time: now().toISOString(), level, event, ...fields }));

/** Writes only warnings, for a terminal. */
export const textLog =
  (write: Write): Log =>
  (level, event, fields = {}) => {
    if (level !== 'info') write([event, ...Object.values(fields)].join(' '));
  };
