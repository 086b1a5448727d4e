import { createAction } from '@reduxjs/toolkit';

import type { ApplicationScreenId } from '#store/application/core/screens.ts';

import type { LinkType } from './linkTypes.ts';

/** "Continue to secure link" (F-13); `returnTo` is the screen that a link leads to. */
export const linkRequested = createAction<{
  link: LinkType;
  returnTo: ApplicationScreenId;
  /** The income that is confirmed by it; undefined: the first that lacks a source. */
  recordUuid?: string | undefined;
}>('application/linkRequested');
