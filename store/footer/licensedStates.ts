/** The product whose list of states grows (FOOT-13, A-57). */
const GROWING_PRODUCT = 'dscr';
const ALL_STATES = 50;

interface Lending {
  readonly isMain: boolean;
  readonly product: string;
}

/** Returns "We are licensed in AZ, OH." or null before the answer (FOOT-12). */
export function licensedStatesText(
  states: readonly string[],
  { isMain, product }: Lending,
): string | null {
  if (states.length === 0) return null;
  const isGrowing = isMain && product === GROWING_PRODUCT && states.length < ALL_STATES;
  return `We are licensed in ${states.join(', ')}${isGrowing ? ', with more states to come' : ''}.`;
}
