import { routes, type Route } from '#src/routes.ts';
import { applicationScreenAt } from '#store/application/currentScreen.ts';
import {
  applicationScreens,
  screenOf,
  type ApplicationScreenId,
} from '#store/application/screens.ts';
import type { ApplicationPageId } from '#store/shell/view.ts';

const pageAt = (screen: ApplicationScreenId): ApplicationPageId =>
  `application/${applicationScreens[screen].path}`;

const statusCard = () =>
  import('#src/pages/application/status/StatusCardPage.tsx').then(
    (module) => module.StatusCardPage,
  );

const timeout = () =>
  import('#src/pages/application/status/TimeoutPage.tsx').then((module) => module.TimeoutPage);

const decline = () =>
  import('#src/pages/application/decision/DeclinePage.tsx').then((module) => module.DeclinePage);

/** The code of every screen's page. */
const pages: Readonly<Record<ApplicationScreenId, Route>> = {
  productSelect: {
    load: () =>
      import('#src/pages/application/offers/SelectOfferPage.tsx').then(
        (module) => module.SelectOfferPage,
      ),
    next: pageAt('productConfirm'),
  },
  productConfirm: {
    load: () =>
      import('#src/pages/application/offers/ConfirmOfferPage.tsx').then(
        (module) => module.ConfirmOfferPage,
      ),
    next: pageAt('startContact'),
  },
  startContact: {
    load: () =>
      import('#src/pages/application/details/ContactPage.tsx').then((module) => module.ContactPage),
    next: pageAt('startHmda'),
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
  productWinback: {
    load: () =>
      import('#src/pages/application/requalification/WinbackPage.tsx').then(
        (module) => module.WinbackPage,
      ),
  },
  reviewProperty: {
    load: () =>
      import('#src/pages/application/property/FindPropertyPage.tsx').then(
        (module) => module.FindPropertyPage,
      ),
  },
  reviewIncorrectPin: {
    load: () =>
      import('#src/pages/application/property/ParcelPage.tsx').then((module) => module.ParcelPage),
  },
  reviewIncorrectOwnership: {
    load: () =>
      import('#src/pages/application/property/OwnershipPage.tsx').then(
        (module) => module.OwnershipPage,
      ),
  },
  reviewDelinquency: {
    load: () =>
      import('#src/pages/application/delinquency/DelinquencyPage.tsx').then(
        (module) => module.DelinquencyPage,
      ),
  },
  liens: {
    load: () =>
      import('#src/pages/application/liens/LiensPage.tsx').then((module) => module.LiensPage),
  },
  bankDisburse: {
    load: () =>
      import('#src/pages/application/bank/DisbursePage.tsx').then((module) => module.DisbursePage),
    next: pageAt('bankManualDisburse'),
  },
  bankManualDisburse: {
    load: () =>
      import('#src/pages/application/bank/ManualAccountPage.tsx').then(
        (module) => module.ManualAccountPage,
      ),
    next: pageAt('bankConfirm'),
  },
  bankConfirm: {
    load: () =>
      import('#src/pages/application/bank/ConfirmAccountPage.tsx').then(
        (module) => module.ConfirmAccountPage,
      ),
    next: pageAt('bankAutopay'),
  },
  bankAutopay: {
    load: () =>
      import('#src/pages/application/bank/PaymentPage.tsx').then((module) => module.PaymentPage),
  },
  incomeReview: {
    load: () =>
      import('#src/pages/application/income/IncomePage.tsx').then((module) => module.IncomePage),
    next: pageAt('incomeUpload'),
  },
  incomeUpload: {
    load: () =>
      import('#src/pages/application/income/PapersPage.tsx').then((module) => module.PapersPage),
  },
  incomeEmployer: {
    load: () =>
      import('#src/pages/application/income/EmployerPage.tsx').then(
        (module) => module.EmployerPage,
      ),
  },
  identity: {
    load: () =>
      import('#src/pages/application/identity/IdentityPage.tsx').then(
        (module) => module.IdentityPage,
      ),
    next: pageAt('bankDisburse'),
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
  hold: {
    load: () =>
      import('#src/pages/application/appraisal/AppraisalPage.tsx').then(
        (module) => module.AppraisalPage,
      ),
  },
  payoffHold: {
    load: () =>
      import('#src/pages/application/payoff/PayoffPage.tsx').then((module) => module.PayoffPage),
  },
  bpoOrder: {
    load: () =>
      import('#src/pages/application/valuation/OrderPage.tsx').then((module) => module.OrderPage),
    next: pageAt('bpoWaiting'),
  },
  bpoCondition: {
    load: () =>
      import('#src/pages/application/valuation/OrderPage.tsx').then(
        (module) => module.ConditionPage,
      ),
    next: pageAt('bpoWaiting'),
  },
  bpoWaiting: {
    load: () =>
      import('#src/pages/application/valuation/WaitingPage.tsx').then(
        (module) => module.WaitingPage,
      ),
  },
  bpoHold: {
    load: () =>
      import('#src/pages/application/valuation/HoldPage.tsx').then((module) => module.HoldPage),
  },
  bpoEstimateValue: {
    load: () =>
      import('#src/pages/application/valuation/EstimateValuePage.tsx').then(
        (module) => module.EstimateValuePage,
      ),
  },

  startSummary: {
    load: () =>
      import('#src/pages/application/submission/SummaryPage.tsx').then(
        (module) => module.SummaryPage,
      ),
  },
  productAssets: { load: statusCard },
  errorFloodCert: {
    load: () =>
      import('#src/pages/application/flood/FloodPage.tsx').then((module) => module.FloodPage),
  },
  incomeLink: {
    load: () =>
      import('#src/pages/application/linking/LinkPage.tsx').then((module) => module.LinkPage),
  },
  incomePointservCallback: {
    load: () =>
      import('#src/pages/application/linking/TaxCallbackPage.tsx').then(
        (module) => module.TaxCallbackPage,
      ),
  },
  signingIntro: {
    load: () =>
      import('#src/pages/application/signing/SigningIntroPage.tsx').then(
        (module) => module.SigningIntroPage,
      ),
    next: pageAt('signingSign'),
  },
  signingSign: { load: statusCard },
  signingAdditional: { load: statusCard },
  signingSupport: {
    load: () =>
      import('#src/pages/application/signing/SigningSupportPage.tsx').then(
        (module) => module.SigningSupportPage,
      ),
  },
  documentDisclosures: { load: statusCard },
  notaryIntro: { load: statusCard },
  notaryScheduleManual: { load: statusCard },
  notaryReserveManual: { load: statusCard },
  notarySession: { load: statusCard },
  notaryError: { load: statusCard },
  complete: {
    load: () =>
      import('#src/pages/application/funding/CompletePage.tsx').then(
        (module) => module.CompletePage,
      ),
  },
  conditions: { load: statusCard },
  conditionsUpload: { load: statusCard },
  conditionsPhone: { load: statusCard },
  conditionsConfirm: { load: statusCard },
};

const roomOf = (screen: ApplicationScreenId): Pick<Route, 'room'> => {
  const { room } = screenOf(screen);
  return room === undefined ? {} : { room };
};

/** The page at a path under an application; any other path is not found. */
export function applicationRouteAt(path: string): Route {
  const match = applicationScreenAt(path);
  return match === null ? routes.notFound : { ...pages[match.screen], ...roomOf(match.screen) };
}
