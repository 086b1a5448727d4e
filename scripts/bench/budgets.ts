/** What Homeline may cost a person, in one place. `npm test` holds the bytes, `npm run bench` everything. */
export const budgets = {
  /** Bytes, compressed by brotli. */
  bytes: {
    /** The page itself: markup, its styles, the inline script, the organisation. */
    page: 16_000,
    /** Scripts until React has taken over the first screen. */
    scriptsUntilUsable: 125_000,
    /** The same and the scripts that take the answers on: everything the first step needs. */
    scriptsUntilAnswered: 150_000,
    /** The inline script, as it stands in the page. */
    earlyScript: 2_000,
    /** The largest chunk that a screen waits for. */
    largestChunk: 40_000,
  },
} as const;
