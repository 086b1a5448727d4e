import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { selectIsOpen } from '#store/application/screenSelectors.ts';

/** Whether the borrower may act here. While the checklist is followed nothing changes under their hands. */
export function useIsOpen(): boolean {
  const isFollowing = useAppSelector((state) => state.application.isFollowing);
  const isOpenNow = useAppSelector(selectIsOpen);
  const [isOpen, setOpen] = useState(isOpenNow);
  if (!isFollowing && isOpen !== isOpenNow) setOpen(isOpenNow);
  return isOpen;
}
