import { useContext, useEffect } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router';

import { useAppDispatch, useAppSelector, useAppStore } from '#src/hooks.ts';
import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { RegistrationColumn } from '#src/pages/registration/RegistrationColumn.tsx';
import { ApplicationErrorPage, ErrorPage } from '#src/shell/page/ErrorPage.tsx';
import { lazyPage, type LateCode, type LazyPage } from '#src/shell/page/lazyPage.ts';
import { Page, usePageShown } from '#src/shell/page/Page.tsx';
import { PagePending, PagePlaceholder } from '#src/shell/page/PagePlaceholder.tsx';
import { ShownPlaceContext } from '#src/shell/page/StoreRouter.tsx';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';
import { selectStepNamed } from '#store/registration/flow.ts';
import { steps, type StepId } from '#store/registration/questions.ts';
import { BASE_PATH, screens } from '#store/shell/screens.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';
import { retryRequested } from '#store/shell/slice.ts';
import type { View } from '#store/navigation/view.ts';

export const laterQuestions = lazyPage(async () => ({
  default: (await import('#src/pages/registration/LaterQuestion.tsx')).LaterQuestion,
}));

const accountSetup = lazyPage(() => import('#src/pages/registration/account/AccountSetupPage.tsx'));

const editAnswer = lazyPage(() => import('#src/pages/registration/edit/EditAnswerPage.tsx'));

const support = lazyPage(() => import('#src/pages/support/SupportPage.tsx'));

const signerLogin = lazyPage(() => import('#src/pages/signerLogin/SignerLoginPage.tsx'));

const linkReturn = lazyPage(() => import('#src/pages/closed/LinkReturnPage.tsx'));

/** The pages that a view determines, whatever the address. */
const viewPages = {
  maintenance: lazyPage(() => import('#src/pages/closed/MaintenancePage.tsx')),
  notAcceptingApps: lazyPage(() => import('#src/pages/closed/NotAcceptingPage.tsx')),
  comingSoon: lazyPage(() => import('#src/pages/closed/ComingSoonPage.tsx')),
  notFound: lazyPage(() => import('#src/pages/closed/NotFoundPage.tsx')),
};

const loadApplication = () => import('#src/applicationRoutes.tsx');
const application = lazyPage(async () => ({
  default: (await loadApplication()).ApplicationRoutes,
}));

const screenCode = (id: ApplicationScreenId): LateCode => ({
  fetch: async () => (await loadApplication()).applicationPages[id].code.fetch(),
});
const signerArea = lazyPage(async () => ({ default: (await loadApplication()).SignerRoutes }));

const offers = screenCode('productSelect');
const summary = screenCode('startSummary');

/** The last question of the registration leads to the offers. */
const nextOf = (step: StepId): LateCode | undefined => {
  if (step === 'propertyAddress') return laterQuestions;
  return step === 'password' || step === 'login' ? offers : undefined;
};

/** Loads the code of a prerendered page, which hydration needs. The first question is in the first scripts. */
export async function fetchPrerendered(view: View): Promise<void> {
  if (view in viewPages) await viewPages[view as keyof typeof viewPages].fetch();
}

function FirstQuestion() {
  usePageShown('propertyAddress', nextOf('propertyAddress'));
  return <PropertyAddressPage />;
}

/** The page of a step. If the path names no step, the query does (QUERY-STEP). */
function StepPage({ step }: { step?: StepId }) {
  const { search } = useLocation();
  const named = useAppSelector((state) => selectStepNamed(state, search));
  const here = step ?? named;
  return here === 'propertyAddress' ? (
    <FirstQuestion />
  ) : (
    <Page code={laterQuestions} id={here} props={{ step: here }} next={nextOf(here)} />
  );
}

/** Loads the page of an application early, while the guard reads the application. `Page` retries a failed load. */
function usePrefetchedApplication() {
  const store = useAppStore();
  const isInApplication = useAppSelector((state) => selectUuidInHand(state) !== null);
  useEffect(() => {
    if (!isInApplication) return;
    application
      .fetch()
      .then(loadApplication)
      .then(({ fetchCurrentPage }) => fetchCurrentPage(store.getState()))
      .catch(() => undefined);
  }, [store, isInApplication]);
}

function ViewPage({ view }: { view: View }) {
  const dispatch = useAppDispatch();
  if (view === 'ready') return <Outlet />;
  if (view === 'waiting') return <PagePlaceholder />;
  if (view === 'failed') return <ApplicationErrorPage />;
  if (view === 'codeLost') return <ErrorPage onRetry={() => void dispatch(retryRequested())} />;
  return <Page code={viewPages[view]} id={view} />;
}

/** The layout of every address. If the next page is slow, it is announced above the current one (FT-15). */
function ViewLayout() {
  const { view, isNextPending } = useContext(ShownPlaceContext);
  usePrefetchedApplication();
  return (
    <>
      {isNextPending && view !== 'waiting' && <PagePending />}
      <ViewPage view={view} />
    </>
  );
}

const page = (id: string, code: LazyPage) => <Page id={id} code={code} />;

const notFound = page('notFound', viewPages.notFound);

/** The path of the additional signers' area (ROUTE-SIGN). */
const SIGNER_AREA = 'heloc-signer';

const pathOfStep = (path: string) =>
  path === '' ? screens.registerV2.path : screens.registerV2Step.path.replace(':step', path);

/** The page for every address. The paths come from the store (store/shell/screens.ts). */
export const AppRoutes = () => (
  <Routes>
    <Route element={<ViewLayout />}>
      <Route path={BASE_PATH}>
        <Route element={<RegistrationColumn />}>
          {steps.map(({ id, path }) => (
            <Route key={id} path={pathOfStep(path)} element={<StepPage step={id} />} />
          ))}
          <Route path={screens.register.path} element={<StepPage />} />
          <Route path={screens.accountSetup.path} element={page('accountSetup', accountSetup)} />
        </Route>
        <Route
          path={screens.registrationSupport.path}
          element={page('registrationSupport', support)}
        />
        <Route path={screens.signerLogin.path} element={page('signerLogin', signerLogin)} />
        <Route
          path={`${SIGNER_AREA}/*`}
          element={<Page code={signerArea} id="signer" props={{ notFound }} />}
        />
        <Route path={screens.linkReturn.path} element={page('linkReturn', linkReturn)} />
        <Route
          path={screens.editAnswer.path}
          element={<Page code={editAnswer} id="editAnswer" feature="summary" next={summary} />}
        />
        <Route
          path={`${screens.entry.path}/*`}
          element={<Page code={application} id="application" props={{ notFound }} />}
        />
      </Route>
      <Route path="*" element={notFound} />
    </Route>
  </Routes>
);
