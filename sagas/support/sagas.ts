import type { SupervisedSaga } from '#sagas/root.ts';
import { watchSupportDraft } from '#sagas/drafts/supportDraft.ts';

import { watchSupport } from './watchSupport.ts';

/** The sagas of register/support, loaded with it. */
export const supportSagas: readonly SupervisedSaga[] = [
  [watchSupportDraft, 'draft'],
  [watchSupport, 'support'],
];
