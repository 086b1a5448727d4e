import type { Story } from '#sagas/root.ts';

import { watchScreenDrafts } from './keepScreenDrafts.ts';

/** Everything that runs once an application is open. */
export const applicationStories: readonly Story[] = [watchScreenDrafts];
