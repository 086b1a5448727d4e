import { selectIsScreenOpen } from '#store/application/screenSelectors.ts';

import { useStableSelector } from './useStableSelector.ts';

/** Whether the borrower may act on this screen. */
export const useIsOpen = () => useStableSelector(selectIsScreenOpen);
