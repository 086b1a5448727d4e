import { pageAt, type PagesOf } from './pageAt.ts';

const timeout = () =>
  import('#src/pages/application/status/TimeoutPage.tsx').then((module) => module.TimeoutPage);

const decline = () =>
  import('#src/pages/application/decision/DeclinePage.tsx').then((module) => module.DeclinePage);

/** From the application to the submission: credit, offers, the borrower, decisions. */
export const choosingPages = {
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
  startSummary: {
    load: () =>
      import('#src/pages/application/submission/SummaryPage.tsx').then(
        (module) => module.SummaryPage,
      ),
  },
  productAssets: {
    load: () =>
      import('#src/pages/application/assets/AssetsPage.tsx').then((module) => module.AssetsPage),
  },
} as const satisfies PagesOf;
