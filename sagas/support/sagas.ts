import type { SupervisedSaga } from '#sagas/root.ts';
import { watchSupportDraft } from '#sagas/drafts/supportDraft.ts';

import { watchSupport } from './watchSupport.ts';

export const supportSagas: readonly SupervisedSaga[] = [
  [watchSupportDraft, 'draft'],
  [watchSupport, 'support'],
];
