/** All budgets. `npm test` checks the bytes, `npm run bench` everything. */
export const budgets = {
  /** Bytes after brotli compression. `npm test` fails if a target is exceeded by more than a tenth (T2). */
  bytes: {
    page: 16_000,
    earlyScript: 1_000,
    /** Scripts until React has hydrated the first screen. */
    scriptsUntilUsable: 122_000,
    /** Everything fetched before the second screen. */
    scriptsUntilAnswered: 152_000,
    /** The sagas needed after the first answer: one chunk, fetched at the first input (61). */
    laterSagas: 56_000,
    /** The most that any later screen waits for. */
    largestChunk: 44_000,
    /** Chunks of a heavy library, by request: a document viewer, a chat client. Each has its own budget. */
    heavyChunks: {
      './pdfEngine.ts': 135_000,
      './transports/twilio.ts': 76_000,
    } as Readonly<Record<string, number>>,
    /** Workers by name. They are fetched separately from the page. */
    workers: { 'pdf-worker': 330_000 },
  },
  /** The limit of a byte budget, as a multiple of its target. */
  ceiling: 1.1,
  /**
   * As a multiple of a hand-written static page with the same content, on slow 4G and a phone's processor. `openedAgain`
   * is on this processor.
   */
  timesStaticPage: { painted: 1.1, usable: 1.3, openedAgain: 3.8 },
  /** Layout shift score of the first screen. */
  layoutShift: 0,
  /**
   * Milliseconds in which input waits for a task, after the task's first 50 ms. On a return visit with a phone's
   * processor.
   */
  blockedOnReturn: 0,
  /** A first visit without interaction. The main thread's work is a multiple of the static page's. */
  untilIdle: { requests: 8, bytes: 185_000, timesStaticWork: 3.5, heapBytes: 4_600_000 },
  /** Milliseconds on slow 4G and a phone's processor. Less than one round trip, so no step waits for code. */
  slowestStepOfFastUser: 150,
  /** On this processor, and slowed down to a phone's. */
  milliseconds: [
    {
      slowness: 1,
      /** From the click to the next question on screen. */
      stepChange: 50,
      /** From a key press to the letter on screen, at the 98th percentile. */
      keystroke: 32,
    },
    { slowness: 4, stepChange: 50, keystroke: 32 },
  ],
  /** Milliseconds of the main thread for each value of the offers' slider, while a key is held. On this processor. */
  sliderValue: 12,
  /** Milliseconds on a phone's processor, for any response of the lender (FT-10). */
  longestFrame: 200,
  /** Milliseconds on a phone's processor and slow 3G, starting before hydration (FT-70). */
  longestInputDelay: 200,
  /** After garbage collection, over 20 registrations on one page, and over other screens or hours (FT-71). */
  heapGrowthBytes: { registrations: 1_000_000, screens: 5_000_000 },
  /** A chat of 10,000 messages. The frame rate is relative to an empty list (FT-94). */
  chat: { timesEmptyList: 1.1, rows: 200, heapBytes: 30_000_000 },
  /** The replay for support: milliseconds, and the share of a step that recording takes (FT-112). */
  replay: { openMs: 1_000, stepMs: 50, generatedOpenMs: 3_000, recordingShare: 0.01 },
  /** A host under attack (S7). */
  load: { answerMs: 1_000, memoryBytes: 300_000_000 },
  seconds: { coldBuild: 40, warmBuild: 5, check: 60 },
} as const;
