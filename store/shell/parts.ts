import { combineSlices } from '@reduxjs/toolkit';

import type { BannersState } from '#store/banners/slice.ts';
import type { FeedbackState } from '#store/feedback/slice.ts';
import type { FooterState } from '#store/footer/slice.ts';
import type { PendingWrites } from '#store/pendingWrite.ts';
import type { SupportState } from '#store/support/slice.ts';

/** What the state of the shell has beside its own fields: a key for each part around every screen. */
export interface ShellParts {
  banners: BannersState;
  feedback: FeedbackState;
  footer: FooterState;
  support: SupportState;
  /** Of the support form. */
  pendingWrites: PendingWrites;
}

/** Their slices come with their code. */
export const shellParts = combineSlices().withLazyLoadedSlices<ShellParts>();
