import * as v from 'valibot';

/*
 * Frames of the Twilio client's socket, derived from the published client (chat.md section 5): the line `TWILSOCK
 * V3.0 n`, a JSON header of n bytes, and a payload. They test our adapter against that client, but not against the
 * vendor's service.
 */

/** Our choice: longer frames of a client are refused. */
export const MAX_CLIENT_FRAME_BYTES = 256 * 1024;

const Id = v.pipe(v.string(), v.maxLength(200));
const Parameter = v.union([v.string(), v.array(v.string())]);

const HttpRequest = v.object({
  path: v.string(),
  method: v.string(),
  params: v.optional(v.record(v.string(), Parameter), {}),
});
export type TunnelledRequest = v.InferOutput<typeof HttpRequest>;

/** A client's headers. Other methods are ignored. */
const ClientHeader = v.variant('method', [
  v.object({ method: v.literal('init'), id: Id, token: v.string() }),
  v.object({ method: v.literal('update'), id: Id, token: v.string() }),
  v.object({ method: v.literal('message'), id: Id, http_request: HttpRequest }),
  v.object({ method: v.literal('put_notification_ctx'), id: Id }),
  v.object({ method: v.literal('delete_notification_ctx'), id: Id }),
  v.object({ method: v.literal('close') }),
]);
export type ClientHeader = v.InferOutput<typeof ClientHeader>;

export interface TwilsockFrame {
  readonly header: ClientHeader;
  readonly payload: string;
}

const FIRST_LINE = /^TWILSOCK V3\.0 (\d{1,6})\r\n/;
const LINE_END = '\r\n';
const MAX_LINE_LENGTH = 32;

/** Returns null for an invalid frame, and for a method that needs no answer. */
export function readFrame(bytes: Buffer): TwilsockFrame | null {
  const line = FIRST_LINE.exec(bytes.toString('latin1', 0, MAX_LINE_LENGTH));
  if (!line) return null;
  const start = line[0].length;
  const end = start + Number(line[1]);
  try {
    const header = v.safeParse(ClientHeader, JSON.parse(bytes.toString('utf8', start, end)));
    if (!header.success) return null;
    return { header: header.output, payload: bytes.toString('utf8', end + LINE_END.length) };
  } catch {
    return null;
  }
}

/** Sizes are bytes, not characters. */
export function writeFrame(header: object, payload?: unknown): Buffer {
  const body = Buffer.from(payload === undefined ? '' : JSON.stringify(payload));
  const head = Buffer.from(
    JSON.stringify({ ...header, payload_type: 'application/json', payload_size: body.length }),
  );
  const line = Buffer.from(`TWILSOCK V3.0 ${head.length}${LINE_END}`);
  return Buffer.concat([line, head, Buffer.from(LINE_END), body]);
}

const statuses: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'CREATED',
  202: 'ACCEPTED',
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  410: 'GONE',
};

export const statusOf = (code: number, errorCode?: number) => ({
  code,
  status: statuses[code] ?? 'ERROR',
  ...(errorCode !== undefined && { errorCode, description: `error ${errorCode}` }),
});
