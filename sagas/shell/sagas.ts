import { watchBanners } from '#sagas/banners/watchBanners.ts';
import { watchFeedback } from '#sagas/feedback/watchFeedback.ts';
import { readFooter } from '#sagas/footer/readFooter.ts';
import type { SupervisedSaga } from '#sagas/root.ts';

export const restingSagas: readonly SupervisedSaga[] = [
  [watchBanners, null],
  [readFooter, null],
  [watchFeedback, 'support'],
];
