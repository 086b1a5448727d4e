import { createAction } from '@reduxjs/toolkit';

import type { ApplicationScreenId } from '#store/application/core/screens.ts';

import type { LinkType } from './linkTypes.ts';

/** "Continue to secure link" (F-13). The link leads to the screen `returnTo`. */
export const linkRequested = createAction<{
  link: LinkType;
  returnTo: ApplicationScreenId;
  /** The income to confirm. If undefined, the first one without a source. */
  recordUuid?: string | undefined;
}>('application/linkRequested');
