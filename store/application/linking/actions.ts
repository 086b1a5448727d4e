import { createAction } from '@reduxjs/toolkit';

import type { LinkType } from './linkTypes.ts';

/** "Continue to secure link" (F-13); `returnTo` is the screen that a link leads to, under the application. */
export const linkRequested = createAction<{
  link: LinkType;
  returnTo: string;
  /** The income that is confirmed by it; undefined: the first that lacks a source. */
  recordUuid?: string | undefined;
}>('application/linkRequested');
