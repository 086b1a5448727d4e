import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router';

import type { ApplicationPage } from '#src/pages/application/applicationPage.ts';
import { applicationPages } from '#src/pages/application/pages.ts';
import { Page } from '#src/shell/page/Page.tsx';
import { selectScreenId, signerScreenAt } from '#store/application/core/currentScreen.ts';
import type { RootState } from '#store/index.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { featureOf, screenOf, type ApplicationScreenId } from '#store/application/core/screens.ts';

export { applicationPages } from '#src/pages/application/pages.ts';

/** Loads the code of the page at the current address. */
export async function fetchCurrentPage(state: RootState): Promise<void> {
  const screen = selectScreenId(state);
  if (screen !== null) await applicationPages[screen].code.fetch();
}

/** The screen of an additional signer. The query says which part of the notary screen is open. */
export function SignerRoutes({ notFound }: { notFound: ReactNode }) {
  const { pathname, search } = useLocation();
  const path = pathname.slice(`${BASE_PATH}/heloc-signer/`.length).replace(/\/$/, '');
  const screen = signerScreenAt(path, search)?.screen;
  if (screen === undefined) return notFound;
  const { code, next } = applicationPages[screen] as ApplicationPage;
  return (
    <Page
      key={`${pathname} ${screen}`}
      code={code}
      id={screen}
      feature={featureOf(screen)}
      next={next && applicationPages[next].code}
    />
  );
}

const rows = Object.entries<ApplicationPage>(applicationPages)
  .filter(([id]) => screenOf(id as ApplicationScreenId).area !== 'signer')
  .map(([id, { code, next }]) => ({
    id,
    code,
    path: screenOf(id as ApplicationScreenId).path,
    feature: featureOf(id as ApplicationScreenId),
    next: next && applicationPages[next].code,
  }));

/** The pages of an application. Keyed by address, so the same screen at another address is a new page. */
export function ApplicationRoutes({ notFound }: { notFound: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Routes>
      {rows.map(({ id, path, code, feature, next }) => (
        <Route
          key={id}
          caseSensitive
          path={path}
          element={<Page key={pathname} code={code} id={id} feature={feature} next={next} />}
        />
      ))}
      <Route path="*" element={notFound} />
    </Routes>
  );
}
