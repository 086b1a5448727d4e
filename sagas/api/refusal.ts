import * as v from 'valibot';

import { UNEXPECTED } from '#store/failureMessages.ts';
import type { Failure } from '#store/remote.ts';

const MAX_TEXT_LENGTH = 300; // FT-13
/** Longer texts are cut before any pattern runs on them (SC-22). */
const MAX_READ_LENGTH = 2_000;
const MAX_REASONS = 20;
const MAX_WAIT_MS = 60_000; // FT-05
const DEFAULT_WAIT_MS = 30_000; // FT-05

const Reason = v.union([
  v.pipe(
    v.string(),
    v.transform((message) => ({ message, field: undefined, code: undefined })),
  ),
  v.object({ message: v.string(), field: v.nullish(v.string()), code: v.nullish(v.string()) }),
]);
/** The errors of a call in both forms of F-04. Also reads a plain `message` (ACCESS-20). */
const Refusal = v.object({
  errors: v.fallback(v.array(v.unknown()), []),
  message: v.fallback(v.optional(v.string()), undefined),
});

/** Treats a bare text or list as the errors (ERR-01, API-10). */
const asErrors = (body: unknown) =>
  typeof body === 'string' || Array.isArray(body) ? { errors: [body].flat() } : body;

/** Whether a text is a stack trace or a whole page. */
export const looksLikeTrace = (text: string) =>
  /\n\s{0,40}at\s|\w(?:Exception|Error)\b|\bTraceback\b/.test(text) ||
  /\bstack ?trace\b|<(?:!doctype|html|head|body)\b/i.test(text);

/** Cuts at 300 characters, never inside a surrogate pair. */
const cut = (text: string) =>
  text.length > MAX_TEXT_LENGTH
    ? `${text.slice(0, MAX_TEXT_LENGTH - 1).replace(/\p{Surrogate}$/u, '')}…`
    : text;

/** Returns a lender's text without control characters and stack traces (FT-13). */
const shownText = (text: string): string => {
  const read = text.slice(0, MAX_READ_LENGTH);
  if (looksLikeTrace(read)) return UNEXPECTED;
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  return cut(read.replaceAll(/[\u0000-\u001F\u007F-\u009F]+/g, ' ').trim());
};

/** Joins messages without duplicates, with commas, and with one period at the end (ERR-06, ERR-07, C-15). */
const joinedMessages = (messages: readonly string[]): string => {
  const texts = messages.map((text) => shownText(text).replace(/\.+$/, ''));
  const words = [...new Set(texts)].filter((text) => text !== '' && text !== UNEXPECTED);
  return words.length === 0 ? UNEXPECTED : cut(`${words.join(', ')}.`);
};

/** Returns the wait of a Retry-After header in seconds or as a date: up to 60 s, or 30 s without a value (FT-05). */
const retryAfterMs = (header: string | null, now: number): number => {
  if (header === null || header.trim() === '') return DEFAULT_WAIT_MS;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  if (Number.isNaN(wait) || wait < 0) return DEFAULT_WAIT_MS;
  return Math.min(wait, MAX_WAIT_MS);
};

export function refusalOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  now: number,
): Extract<Failure, { kind: 'refused' }> {
  const read = v.safeParse(Refusal, asErrors(body));
  const { errors, message } = read.success ? read.output : { errors: [], message: undefined };
  const reasons = errors.slice(0, MAX_REASONS).flatMap((candidate) => {
    const reason = v.safeParse(Reason, candidate);
    return reason.success ? [reason.output] : [];
  });
  const general = reasons.filter(({ field }) => typeof field !== 'string');
  const spoken = general.map((reason) => reason.message);
  if (reasons.length === 0 && message !== undefined) spoken.push(message);

  return {
    kind: 'refused',
    status,
    message: spoken.length === 0 && reasons.length > 0 ? '' : joinedMessages(spoken),
    fields: reasons.flatMap(({ field, ...reason }) =>
      typeof field === 'string' ? [{ field, message: shownText(reason.message) }] : [],
    ),
    code: reasons.find(({ code }) => typeof code === 'string')?.code ?? null,
    retryAfterMs: status === 429 ? retryAfterMs(headers.get('retry-after'), now) : null,
  };
}
