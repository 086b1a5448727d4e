import type { ToldStory } from '#sagas/root.ts';
import { watchQuestion } from '#sagas/drafts/keepQuestion.ts';

import { watchSupport } from './watchSupport.ts';

/** What runs on register/support; loaded with it. */
export const supportStories: readonly ToldStory[] = [
  [watchQuestion, 'draft'],
  [watchSupport, 'support'],
];
