import type { LazyPage } from '#src/shell/page/lazyPage.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';

/** The page of a screen, and the screen that probably follows it. The next screen's code is prefetched. */
export interface ApplicationPage {
  readonly code: LazyPage;
  readonly next?: ApplicationScreenId;
}

export type FeaturePages = Readonly<Partial<Record<ApplicationScreenId, ApplicationPage>>>;
