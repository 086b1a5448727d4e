/** ZIP codes without lending (12.5). */
export const BLOCKED_ZIPS: readonly string[] = ['33040'];
