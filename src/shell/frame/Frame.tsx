import type { MouseEvent } from 'react';

import { LiveRegions } from '#src/ui/feedback/LiveRegions.tsx';
import { WaitContext } from '#src/ui/form/wait.ts';
import { useAppSelector } from '#src/hooks.ts';
import { LazyDevControls } from '#src/dev/late.ts';
import { AppRoutes } from '#src/routes.tsx';
import { selectModals, selectWait } from '#store/shell/selectors.ts';
import { ErrorPage } from '#src/shell/page/ErrorPage.tsx';
import { lazyPart } from '#src/shell/lazyPart.tsx';
import { PageNotes } from '#src/shell/page/PageNotes.tsx';
import { floatingLine, Region } from '#src/shell/page/Region.tsx';
import { useScreenTitle } from '#src/shell/page/useScreenTitle.ts';

import { FramePart } from './FramePart.tsx';
import { Footer } from './Footer.tsx';
import css from './Frame.module.css';
import { Header } from './Header.tsx';

const MAIN = 'main';

function skipToMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN)?.focus();
}

const Modals = lazyPart(
  'modals',
  () => import('#src/shell/modals/Modals.tsx').then((module) => module.Modals),
  floatingLine,
);
const Overlays = lazyPart(
  'overlays',
  () => import('#src/shell/Overlays.tsx').then((module) => module.Overlays),
  floatingLine,
);
const ToDoStrip = lazyPart('toDo', () =>
  import('./ToDoStrip.tsx').then((module) => module.ToDoStrip),
);

/** A child of the live regions, because it uses their context. */
function ScreenTitle() {
  useScreenTitle();
  return null;
}

/** What the borrower has to do, once the lender has asked for something (F-08). */
function ToDo() {
  const hasConditions = useAppSelector(
    ({ application }) => (application?.conditions?.conditions.length ?? 0) > 0,
  );
  return hasConditions && <ToDoStrip />;
}

/**
 * The layout of every page (F-01).
 * - All content is in a landmark, including the skip link (AX-01).
 * - If a region fails, the others keep working (FT-68). The live regions are there from the start (AX-07).
 * - Overlays and modals aren't part of the first screen's code.
 */
export function Frame() {
  const hasModal = useAppSelector((state) => selectModals(state).length > 0);
  const hasOverlay = useAppSelector(
    ({ shell, chat }) =>
      shell.loader.isShown ||
      shell.processingMessage !== null ||
      shell.toasts.length > 0 ||
      chat?.isOpen === true,
  );
  const wait = useAppSelector(selectWait);
  return (
    <LiveRegions>
      <div className={css['frame']}>
        <nav aria-label="Skip">
          <a className={`${css['skip']} visually-hidden`} href={`#${MAIN}`} onClick={skipToMain}>
            Skip to main content
          </a>
        </nav>
        <Region name="header">
          <Header />
        </Region>
        <FramePart name="banners" />
        <ToDo />
        <main className={css['main']} id={MAIN} tabIndex={-1}>
          <Region name="notes" fallback={() => null}>
            <PageNotes />
          </Region>
          <Region name="main" fallback={(retry) => <ErrorPage onRetry={retry} />}>
            <WaitContext value={wait}>
              <AppRoutes />
            </WaitContext>
          </Region>
        </main>
        <Region name="footer">
          <Footer />
        </Region>
        <Overlays isWanted={hasOverlay} />
        <Modals isWanted={hasModal} />
        {LazyDevControls && <LazyDevControls />}
      </div>
      <ScreenTitle />
    </LiveRegions>
  );
}
