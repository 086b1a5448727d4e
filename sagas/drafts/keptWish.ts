import type { UnsavedValues } from '#store/unsaved.ts';

/** A wish in words, and its idempotency key, as they are kept with what is typed (SC-09, FT-42). */
export interface KeptWish {
  words: string;
  key: string;
}

/** The same wish sent again has the same key, another one a new one. */
export function keptWish(kept: UnsavedValues, wish: unknown, newId: () => string): KeptWish {
  const words = JSON.stringify(wish);
  const key = kept['words'] === words ? kept['key'] : null;
  return { words, key: typeof key === 'string' ? key : newId() };
}
