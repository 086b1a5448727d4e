import type { ComponentType, ReactNode } from 'react';

import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { RegistrationColumn } from '#src/pages/registration/RegistrationColumn.tsx';
import type { PageId } from '#store/shell/view.ts';

export interface ColumnProps {
  readonly children: ReactNode;
  /** The page is the previous one; the next page's code is still loading. */
  readonly isNextPending?: boolean;
}

type Pages = Readonly<Partial<Record<PageId, ComponentType>>>;

export interface Route {
  /** Loads the page's code, alone or with the pages of the same chunk. */
  readonly load: () => Promise<ComponentType | Pages>;
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

/** The pages outside an application; what the user may see where is the store's (store/shell/view.ts). */
export const routes = {
  propertyAddress: question(() => Promise.resolve(PropertyAddressPage), 'forSale'),
  homeAddress: question(questions),
  forSale: question(questions),
  income: question(questions),
  name: question(questions),
  birthdate: question(questions),
  contact: question(questions),
  password: question(questions),
  login: question(questions),
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
    next: 'startSummary',
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
  maintenance: {
    load: () =>
      import('#src/pages/closed/MaintenancePage.tsx').then((module) => module.MaintenancePage),
  },
  notFound: {
    load: () => import('#src/pages/closed/NotFoundPage.tsx').then((module) => module.NotFoundPage),
  },
} satisfies Partial<Record<PageId, Route>>;

/** The pages of an application, whose table comes when one is entered. */
export type ApplicationRoutes = Readonly<Record<Exclude<PageId, keyof typeof routes>, Route>>;

/** Fetches the table of an application's pages. */
export const loadApplicationRoutes = (): Promise<ApplicationRoutes> =>
  import('#src/pages/application/routes.ts').then((module) => module.applicationRoutes);
