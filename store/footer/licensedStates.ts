/** The product whose list of states grows (FOOT-13, A-57). */
const GROWING_PRODUCT = 'dscr';
const ALL_STATES = 50;

interface Lending {
  readonly isMain: boolean;
  readonly product: string;
}

/** "We are licensed in AZ, OH." (FOOT-12); null without an answer. */
export function licensedStatesText(
  states: readonly string[],
  { isMain, product }: Lending,
): string | null {
  if (states.length === 0) return null;
  const isGrowing = isMain && product === GROWING_PRODUCT && states.length < ALL_STATES;
  return `We are licensed in ${states.join(', ')}${isGrowing ? ', with more states to come' : ''}.`;
}
