import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import type { RootState } from '#store/index.ts';

/** What the status says of the screen. While the checklist is followed nothing changes under somebody's hands. */
export function useSettled(select: (state: RootState) => boolean): boolean {
  const isFollowing = useAppSelector((state) => state.application.isFollowing);
  const now = useAppSelector(select);
  const [settled, setSettled] = useState(now);
  if (!isFollowing && settled !== now) setSettled(now);
  return settled;
}
