import type { SupervisedSaga } from '#sagas/root.ts';
import { watchQuestion } from '#sagas/drafts/keepQuestion.ts';

import { watchSupport } from './watchSupport.ts';

/** What runs on register/support; loaded with it. */
export const supportSagas: readonly SupervisedSaga[] = [
  [watchQuestion, 'draft'],
  [watchSupport, 'support'],
];
