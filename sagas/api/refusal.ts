import * as v from 'valibot';

import type { Failure } from '#store/remote.ts';

const UNEXPECTED = 'Something unexpected happened'; // ERR-08
const LONGEST_TEXT = 300; // FT-13
const LONGEST_WAIT_MS = 60_000; // FT-05
const WAIT_WITHOUT_WORD_MS = 30_000; // FT-05

const Reason = v.union([
  v.pipe(
    v.string(),
    v.transform((message) => ({ message, field: undefined, code: undefined })),
  ),
  v.object({
    message: v.string(),
    field: v.optional(v.string()),
    code: v.optional(v.string()),
  }),
]);
/** Errors of a call, in both forms of F-04; a plain `message` is read too (ACCESS-20). */
const Refusal = v.object({
  errors: v.optional(v.array(v.unknown()), []),
  message: v.optional(v.string()),
});

const looksLikeTrace = (text: string) =>
  /\n\s+at\s|Exception\b|Traceback|\bstack\b|<\/?[a-z!]/i.test(text);

/** A lender's text, fit to be shown: no control characters, no trace, 300 characters at most (FT-13). */
export const shownText = (text: string): string => {
  if (looksLikeTrace(text)) return UNEXPECTED;
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  const clean = text.replaceAll(/[\u0000-\u001F\u007F-\u009F]+/g, ' ').trim();
  return clean.length > LONGEST_TEXT ? `${clean.slice(0, LONGEST_TEXT - 1)}…` : clean;
};

/** Joins messages: each once, with commas, one period at the end (ERR-06, ERR-07, C-15). */
export const joinedMessages = (messages: readonly string[]): string => {
  const words = [...new Set(messages.map(shownText).filter((text) => text !== ''))];
  if (words.length === 0 || (words.length === 1 && words[0] === UNEXPECTED)) return UNEXPECTED;
  return `${words.map((text) => text.replace(/\.+$/, '')).join(', ')}.`;
};

/** How long a Retry-After asks to wait; seconds or a date, 60 s at most, 30 s where it says nothing (FT-05). */
export const retryAfterMs = (header: string | null, now: number): number => {
  if (header === null || header.trim() === '') return WAIT_WITHOUT_WORD_MS;
  const seconds = Number(header);
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  if (Number.isNaN(wait) || wait < 0) return WAIT_WITHOUT_WORD_MS;
  return Math.min(wait, LONGEST_WAIT_MS);
};

/** The plain failure of an answer that was not a good one. */
export function refusalOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: unknown,
  now: number,
): Extract<Failure, { kind: 'refused' }> {
  const refusal = v.is(Refusal, body) ? v.parse(Refusal, body) : { errors: [], message: undefined };
  const reasons = refusal.errors.flatMap((candidate) => {
    const reason = v.safeParse(Reason, candidate);
    return reason.success ? [reason.output] : [];
  });
  const general = reasons.filter(({ field }) => field === undefined);
  const spoken = general.map(({ message }) => message);
  if (reasons.length === 0 && refusal.message !== undefined) spoken.push(refusal.message);

  return {
    kind: 'refused',
    status,
    message: spoken.length === 0 && reasons.length > 0 ? '' : joinedMessages(spoken),
    fields: reasons.flatMap(({ field, message }) =>
      field === undefined ? [] : [{ field, message: shownText(message) }],
    ),
    code: reasons.find(({ code }) => code !== undefined)?.code ?? null,
    retryAfterMs: status === 429 ? retryAfterMs(headers.get('retry-after'), now) : null,
  };
}
