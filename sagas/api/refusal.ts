import * as v from 'valibot';

import { UNEXPECTED } from '#store/failureMessages.ts';
import type { Failure } from '#store/remote.ts';

const LONGEST_TEXT = 300; // FT-13
/** Longer texts are cut before any pattern runs (SC-22). */
const LONGEST_READ = 2_000;
const MOST_REASONS = 20;
const LONGEST_WAIT_MS = 60_000; // FT-05
const WAIT_WITHOUT_WORD_MS = 30_000; // FT-05

const Reason = v.union([
  v.pipe(
    v.string(),
    v.transform((message) => ({ message, field: undefined, code: undefined })),
  ),
  v.object({ message: v.string(), field: v.nullish(v.string()), code: v.nullish(v.string()) }),
]);
/** Errors of a call, in both forms of F-04; a plain `message` is read too (ACCESS-20). */
const Refusal = v.object({
  errors: v.fallback(v.array(v.unknown()), []),
  message: v.fallback(v.optional(v.string()), undefined),
});

/** A bare text or list stands for the errors (ERR-01, API-10). */
const asErrors = (body: unknown) =>
  typeof body === 'string' || Array.isArray(body) ? { errors: [body].flat() } : body;

/** A stack trace, or a whole page. */
export const looksLikeTrace = (text: string) =>
  /\n\s{0,40}at\s|\w(?:Exception|Error)\b|\bTraceback\b/.test(text) ||
  /\bstack ?trace\b|<(?:!doctype|html|head|body)\b/i.test(text);

/** Cuts at 300 characters, never inside one. */
const cut = (text: string) =>
  text.length > LONGEST_TEXT
    ? `${text.slice(0, LONGEST_TEXT - 1).replace(/\p{Surrogate}$/u, '')}…`
    : text;

/** A lender's text without control characters and traces (FT-13). */
const shownText = (text: string): string => {
  const read = text.slice(0, LONGEST_READ);
  if (looksLikeTrace(read)) return UNEXPECTED;
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  return cut(read.replaceAll(/[\u0000-\u001F\u007F-\u009F]+/g, ' ').trim());
};

/** Joins messages: each once, with commas, one period at the end (ERR-06, ERR-07, C-15). */
const joinedMessages = (messages: readonly string[]): string => {
  const texts = messages.map((text) => shownText(text).replace(/\.+$/, ''));
  const words = [...new Set(texts)].filter((text) => text !== '' && text !== UNEXPECTED);
  return words.length === 0 ? UNEXPECTED : cut(`${words.join(', ')}.`);
};

/** The wait of a Retry-After in seconds or as a date: 60 s at most, 30 s without a value (FT-05). */
const retryAfterMs = (header: string | null, now: number): number => {
  if (header === null || header.trim() === '') return WAIT_WITHOUT_WORD_MS;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  if (Number.isNaN(wait) || wait < 0) return WAIT_WITHOUT_WORD_MS;
  return Math.min(wait, LONGEST_WAIT_MS);
};

/** The plain failure of a refused call. */
export function refusalOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  now: number,
): Extract<Failure, { kind: 'refused' }> {
  const read = v.safeParse(Refusal, asErrors(body));
  const { errors, message } = read.success ? read.output : { errors: [], message: undefined };
  const reasons = errors.slice(0, MOST_REASONS).flatMap((candidate) => {
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
