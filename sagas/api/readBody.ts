/** The content of an answer: JSON, PDF bytes, text, or nothing. */
export interface Body {
  readonly content: unknown;
  /** False when it claims to be JSON and is not, or is a page where an answer was asked for (FT-08). */
  readonly isReadable: boolean;
}

/** Keys that could reach an object's prototype are dropped wherever they stand (SC-06, FT-105). */
const safely = (key: string, value: unknown) =>
  key === '__proto__' || key === 'constructor' || key === 'prototype' ? undefined : value;

/** What such a key looks like in a text, or may look like: any of its letters can stand as a number. */
const SUSPICIOUS = /__proto__|constructor|prototype|\\u/;

/** Characters that take a phone about as long to read as a frame lasts. */
const LARGE = 500_000;

/** What is done with a large answer is not done in the frame in which it was read. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Looks at each key only where it has to: that takes ten times as long, and a huge answer would hold up the page (FT-10). */
async function parse(text: string): Promise<unknown> {
  const isSuspicious = SUSPICIOUS.test(text);
  const isLarge = text.length > LARGE;
  if (isLarge) await nextFrame();
  const content: unknown = isSuspicious ? JSON.parse(text, safely) : JSON.parse(text);
  if (isLarge) await nextFrame();
  return content;
}

/** Reads an answer by its content type (API-10); 204 holds nothing (API-11). */
export async function readBody(response: Response): Promise<Body> {
  if (response.status === 204) return { content: undefined, isReadable: true };
  const type = (response.headers.get('content-type') ?? '').toLowerCase();
  if (type.includes('application/pdf'))
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
