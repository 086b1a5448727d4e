import { selectIsOpen } from '#store/application/screenSelectors.ts';

import { useSettled } from './useSettled.ts';

/** Whether the borrower may act here. */
export const useIsOpen = () => useSettled(selectIsOpen);
