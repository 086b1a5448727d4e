import { pageAt, type PagesOf } from './pageAt.ts';

/** What is verified: the property, its loans, its value, income, identity, accounts. */
export const verifyingPages = {
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
} as const satisfies PagesOf;
