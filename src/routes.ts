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

interface Route {
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

const statusCard = () =>
  import('#src/pages/application/status/StatusCardPage.tsx').then(
    (module) => module.StatusCardPage,
  );

const timeout = () =>
  import('#src/pages/application/status/TimeoutPage.tsx').then((module) => module.TimeoutPage);

const decline = () =>
  import('#src/pages/application/decision/DeclinePage.tsx').then((module) => module.DeclinePage);

/** The code of every page; store/shell/view.ts decides which page is shown. */
export const routes: Readonly<Record<PageId, Route>> = {
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

  productSelect: {
    load: () =>
      import('#src/pages/application/offers/SelectOfferPage.tsx').then(
        (module) => module.SelectOfferPage,
      ),
    next: 'productConfirm',
  },
  productConfirm: {
    load: () =>
      import('#src/pages/application/offers/ConfirmOfferPage.tsx').then(
        (module) => module.ConfirmOfferPage,
      ),
    next: 'startContact',
  },
  startContact: {
    load: () =>
      import('#src/pages/application/details/ContactPage.tsx').then((module) => module.ContactPage),
    next: 'startHmda',
  },
  startHmda: {
    load: () =>
      import('#src/pages/application/details/DemographicsPage.tsx').then(
        (module) => module.DemographicsPage,
      ),
  },
  creditSocial: {
    load: () =>
      import('#src/pages/application/credit/IdentificationPage.tsx').then(
        (module) => module.IdentificationPage,
      ),
  },
  creditError: {
    load: () =>
      import('#src/pages/application/credit/FrozenPage.tsx').then((module) => module.FrozenPage),
  },
  reviewNoCredit: {
    load: () =>
      import('#src/pages/application/credit/NoCreditPage.tsx').then(
        (module) => module.NoCreditPage,
      ),
  },
  errorDecline: { load: decline },
  errorCredit: { load: decline },
  errorIncome: { load: decline },
  errorTimeout: { load: timeout },
  reviewDatatree: { load: timeout },
  reviewSigndocs: { load: timeout },
  reviewUnderwriting: {
    load: () =>
      import('#src/pages/application/decision/UnderwritingPage.tsx').then(
        (module) => module.UnderwritingPage,
      ),
  },

  startSummary: { load: statusCard },
  productAssets: { load: statusCard },
  productWinback: { load: statusCard },
  errorFloodCert: { load: statusCard },
  reviewProperty: { load: statusCard },
  reviewDelinquency: { load: statusCard },
  reviewIncorrectPin: { load: statusCard },
  reviewIncorrectOwnership: { load: statusCard },
  liens: { load: statusCard },
  payoffHold: { load: statusCard },
  hold: { load: statusCard },
  bpoEstimateValue: { load: statusCard },
  bpoOrder: { load: statusCard },
  bpoCondition: { load: statusCard },
  bpoWaiting: { load: statusCard },
  bpoHold: { load: statusCard },
  incomeReview: { load: statusCard },
  incomeLink: { load: statusCard },
  incomePointservCallback: { load: statusCard },
  incomeUpload: { load: statusCard },
  incomeEmployer: { load: statusCard },
  identity: { load: statusCard },
  bankDisburse: { load: statusCard },
  bankManualDisburse: { load: statusCard },
  bankConfirm: { load: statusCard },
  bankAutopay: { load: statusCard },
  signingIntro: { load: statusCard },
  signingSign: { load: statusCard },
  signingAdditional: { load: statusCard },
  signingSupport: { load: statusCard },
  documentDisclosures: { load: statusCard },
  notaryIntro: { load: statusCard },
  notaryScheduleManual: { load: statusCard },
  notaryReserveManual: { load: statusCard },
  notarySession: { load: statusCard },
  notaryError: { load: statusCard },
  complete: { load: statusCard },
  conditions: { load: statusCard },
  conditionsUpload: { load: statusCard },
  conditionsPhone: { load: statusCard },
  conditionsConfirm: { load: statusCard },
};
