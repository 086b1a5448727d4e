/** The content of a response: JSON, PDF bytes, text, or nothing. */
export interface Body {
  readonly content: unknown;
  /** False for broken JSON, and for an HTML page instead of the response (FT-08). */
  readonly isReadable: boolean;
}

/** Drops keys that could reach an object's prototype (SC-06, FT-105). */
const safely = (key: string, value: unknown) =>
  key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;

/** Text that may contain such a key. An escape sequence can hide any letter. */
const SUSPICIOUS = /__proto__|constructor|prototype|\\u/;

/** A phone takes about one frame to parse this many characters. */
const LARGE_TEXT_LENGTH = 500_000;

const nextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/**
 * Parses JSON. The reviver takes ten times as long, so it runs only if needed. A large text gets its own frame (FT-10).
 */
async function parse(text: string): Promise<unknown> {
  const isSuspicious = SUSPICIOUS.test(text);
  const isLarge = text.length > LARGE_TEXT_LENGTH;
  if (isLarge) await nextFrame();
  const content: unknown = isSuspicious ? JSON.parse(text, safely) : JSON.parse(text);
  if (isLarge) await nextFrame();
  return content;
}

/** Reads a response by its content type (API-10). A 204 has no content (API-11). */
export async function readBody(response: Response): Promise<Body> {
  if (response.status === 204) return { content: undefined, isReadable: true };
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  if (/application\/pdf|image\//.test(type))
    return { content: await response.arrayBuffer(), isReadable: true };

  const text = await response.text();
  if (text === '') return { content: undefined, isReadable: true };
  if (type.includes('text/html')) return { content: undefined, isReadable: false };
  if (!type.includes('json')) return { content: text, isReadable: true };
  try {
    return { content: await parse(text), isReadable: true };
  } catch {
    return { content: undefined, isReadable: false };
  }
}
