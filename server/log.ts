/** What a line may say besides its event: closed codes, patterns and numbers; nothing that a client wrote (SC-14). */
export interface LogFields {
  readonly method?: string;
  /** The pattern of a path: `/account/heloc/:uuid/:path`. */
  readonly route?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly brand?: string;
  /** The kind of a policy violation, or the name of an error. */
  readonly kind?: string;
  readonly count?: number;
  readonly reason?: string;
  readonly port?: number;
  /** Of the deployment's own files and settings, never of a request. */
  readonly detail?: string;
}

export type LogLevel = 'info' | 'warn' | 'error';

export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

type Write = (line: string) => void;

/** A line of JSON for each event, for machines. */
export const jsonLog =
  (write: Write, now = () => new Date()): Log =>
  (level, event, fields) =>
    write(JSON.stringify({ time: now().toISOString(), level, event, ...fields }));

/** What somebody at a terminal has to know: the warnings alone. */
export const textLog =
  (write: Write): Log =>
  (level, event, fields = {}) => {
    if (level !== 'info') write([event, ...Object.values(fields)].join(' '));
  };
