/** What browsers call a network that is down, or a request that was given up: nothing for monitoring (ERR-12). */
const NOISE = /Failed to fetch|NetworkError|Load failed|aborted|AbortError|Error fetching/i;

/** Whether an error is worth telling monitoring of. */
export const isWorthReporting = (error: unknown): boolean =>
  !(error instanceof Error && NOISE.test(`${error.name} ${error.message}`));
