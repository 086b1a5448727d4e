import { combineSlices } from '@reduxjs/toolkit';

import type { BannersState } from '#store/banners/slice.ts';
import type { FeedbackState } from '#store/feedback/slice.ts';
import type { FooterState } from '#store/footer/slice.ts';
import type { PendingWrites } from '#store/pendingWrite.ts';
import type { SupportState } from '#store/support/slice.ts';

/** Lazy-loaded parts of the shell's state, one key for each part around the screens. */
export interface ShellParts {
  banners: BannersState;
  feedback: FeedbackState;
  footer: FooterState;
  support: SupportState;
  pendingWrites: PendingWrites;
}

/** Their slices load with their code. */
export const shellParts = combineSlices().withLazyLoadedSlices<ShellParts>();
