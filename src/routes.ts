import type { ComponentType, ReactNode } from 'react';

import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { RegistrationColumn } from '#src/pages/registration/RegistrationColumn.tsx';
import { steps, type StepId } from '#store/registration/questions.ts';
import type { EnteredFeature } from '#store/application/features.ts';
import type { ApplicationPageId, PageId } from '#store/shell/view.ts';

export interface ColumnProps {
  readonly children: ReactNode;
  /** The page is the previous one; the next page's code is still loading. */
  readonly isNextPending?: boolean;
}

type Pages = Readonly<Partial<Record<StepId, ComponentType>>>;

export interface Route {
  /** Loads the page's code, alone or with the pages of the same chunk. */
  readonly load: () => Promise<ComponentType | Pages>;
  /** The feature whose sagas the page needs. */
  readonly feature?: EnteredFeature;
  /** The probable next page; its code is prefetched. */
  readonly next?: PageId;
  /** The layout around the page; it stays mounted between pages with the same one. */
  readonly column?: ComponentType<ColumnProps>;
}

const question = (load: Route['load'], next?: PageId): Route => ({
  load,
  ...(next !== undefined && { next }),
  column: RegistrationColumn,
});

const questions = () =>
  import('#src/pages/registration/pages.ts').then((module): Pages => module.pages);

/** The last question of registration, which leads to the offers. */
const lastQuestion = question(questions, 'application/product/select');

/** The pages outside an application; what the user may see where is the store's (store/shell/view.ts). */
export const routes = {
  ...(Object.fromEntries(steps.map(({ id }) => [id, question(questions)])) as Record<
    StepId,
    Route
  >),
  propertyAddress: question(() => Promise.resolve(PropertyAddressPage), 'forSale'),
  password: lastQuestion,
  login: lastQuestion,
  accountSetup: question(() =>
    import('#src/pages/registration/account/AccountSetupPage.tsx').then(
      (module) => module.AccountSetupPage,
    ),
  ),
  editAnswer: {
    load: () =>
      import('#src/pages/registration/edit/EditAnswerPage.tsx').then(
        (module) => module.EditAnswerPage,
      ),
    next: 'application/start/app-summary',
    feature: 'summary',
  },
  registrationSupport: {
    load: () => import('#src/pages/support/SupportPage.tsx').then((module) => module.SupportPage),
  },
  notAcceptingApps: {
    load: () =>
      import('#src/pages/closed/NotAcceptingPage.tsx').then((module) => module.NotAcceptingPage),
  },
  comingSoon: {
    load: () =>
      import('#src/pages/closed/ComingSoonPage.tsx').then((module) => module.ComingSoonPage),
  },
  signerLogin: {
    load: () =>
      import('#src/pages/closed/SignerLoginPage.tsx').then((module) => module.SignerLoginPage),
  },
  linkReturn: {
    load: () =>
      import('#src/pages/closed/LinkReturnPage.tsx').then((module) => module.LinkReturnPage),
  },
  maintenance: {
    load: () =>
      import('#src/pages/closed/MaintenancePage.tsx').then((module) => module.MaintenancePage),
  },
  notFound: {
    load: () => import('#src/pages/closed/NotFoundPage.tsx').then((module) => module.NotFoundPage),
  },
} satisfies Readonly<Record<Exclude<PageId, ApplicationPageId>, Route>>;

/** Fetches the table of an application's pages. */
export const loadApplicationRoutes = () => import('#src/pages/application/routes.ts');
