/** What Homeline may cost a person, and those who work on it, in one place. `npm test` holds the bytes, `npm run bench` everything. */
export const budgets = {
  /** Bytes, compressed by brotli. */
  bytes: {
    page: 16_000,
    earlyScript: 1_000,
    /** Scripts until React has taken over the first screen. */
    scriptsUntilUsable: 125_000,
    /** Those, and the ones that carry an answer on: all that is fetched before the second screen. */
    scriptsUntilAnswered: 160_000,
    /** The most that one further screen waits for. */
    largestChunk: 40_000,
  },
  /** Against a hand-written static page of the same content, on slow 4G and a phone's processor. */
  timesStaticPage: { painted: 1.1, usable: 1.3 },
  /** Layout shift score of the first screen, from the first paint until React has it and after. */
  layoutShift: 0,
  /** Milliseconds of a return visit, on a phone's processor, in which input waits for a task past its first 50. */
  blockedOnReturn: 0,
  /** A first visit that nothing is done in; the main thread's work in milliseconds, on a phone's processor. */
  untilQuiet: { bytes: 150_000, work: 450, heapBytes: 5_000_000 },
  /** Milliseconds, on slow 4G and a phone's processor: less than one way there and back, so that no step waits for code. */
  slowestStepOfFastHand: 150,
  /** By how much the processor is slowed down: as it is, and as on a phone. */
  milliseconds: [
    {
      slowness: 1,
      /** From the press to the next question on screen. */
      stepChange: 50,
      /** From a key to its letter on screen, at the 98th percentile. */
      keystroke: 32,
    },
    { slowness: 4, stepChange: 50, keystroke: 32 },
  ],
  /** On a phone's processor, in milliseconds, whatever the lender answers (FT-10). */
  longestFrame: 200,
  /** On a phone's processor behind slow 3G, from before React is there (FT-70). */
  longestInputDelay: 200,
  /** After collection, over 20 walks through registration in one page, and over other screens or hours (FT-71). */
  heapGrowthBytes: { registrations: 1_000_000, screens: 5_000_000 },
  seconds: { coldBuild: 40, warmBuild: 5, check: 60 },
} as const;
