import { useState, type ReactNode } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { OriginatorPart } from '#src/shell/frame/OriginatorPart.tsx';
import { DefinitionList, FoldedCard } from '#src/ui/layout/Card.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { PageColumn } from '#src/ui/layout/PageColumn.tsx';
import { ProgressBar, Stepper } from '#src/ui/progress/Stepper.tsx';
import {
  selectIsDeclined,
  selectIsFundingSoon,
  selectIsStageKnown,
  selectApplicationOriginator,
  selectOfferRows,
  selectProgress,
  selectPropertyCard,
} from '#store/application/whole/screenSelectors.ts';
import {
  selectCountsQuestions,
  selectIsWait,
  selectTimeLeft,
} from '#store/application/whole/progress.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';
import { lazyPart } from '#src/shell/lazyPart.tsx';
import { floatingLine } from '#src/shell/page/Region.tsx';

import css from './ApplicationLayout.module.css';

/**
 * SIDE-01, SIDE-02. If something delays the money, the promise isn't made. After the choice of an offer, the panel says
 * how many days it takes.
 */
const TITLE = 'Application progress';
const PROMISE = 'Complete the loan process today and get funded in as little as five days.';

/**
 * An application screen with its sidebar.
 * - Progress comes first in reading order: a list on wide screens, a bar with "Step 2 of 7" on small ones (AX-32). A
 *   declined application has no progress, nor has one whose stage is unknown.
 * - The originator comes next, as a card next to the screen or a bar above it (F-01).
 * - Offer and property are next to the screen from 1024 px, and after it in reading order. They are folded,
 *   because a screen about them already shows them.
 */
export function ApplicationLayout({ children }: { children: ReactNode }) {
  return (
    <PageColumn aside={<Sidebar />} wide={<Details />}>
      {children}
    </PageColumn>
  );
}

function Sidebar() {
  const { steps, bar } = useAppSelector(selectProgress);
  const time = useAppSelector(selectTimeLeft);
  const isWait = useAppSelector(selectIsWait);
  const countsQuestions = useAppSelector(selectCountsQuestions);
  const isStageKnown = useAppSelector(selectIsStageKnown);
  const originator = useAppSelector(selectApplicationOriginator);
  return (
    <>
      {/* On a phone, the progress and the menu share a line. */}
      <div className={css[isStageKnown ? 'shared' : 'alone']}>
        {isStageKnown && (
          <>
            {!isWait && <Stepper title={TITLE} time={time} steps={steps} />}
            {bar.label !== '' && !countsQuestions && <ProgressBar {...bar} time={time} hasMenu />}
          </>
        )}
        <ApplicationMenu />
      </div>
      <OriginatorPart originator={originator} />
    </>
  );
}

const ApplicationMenuItems = lazyPart(
  'menu',
  () => import('./ApplicationMenuItems.tsx').then((module) => module.ApplicationMenuItems),
  floatingLine,
);

/** "Your application". Its entries load when it is opened (F-01). */
function ApplicationMenu() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <nav className={css['menu']} aria-label="Your application">
      <Disclosure summary="Your application" onToggle={setIsOpen}>
        <ApplicationMenuItems isWanted={isOpen} isOpen={isOpen} />
      </Disclosure>
    </nav>
  );
}

function Details() {
  const isBorrower = !useAppSelector(selectIsSignersArea);
  const isFundingSoon = useAppSelector(selectIsFundingSoon);
  return (
    <>
      {isFundingSoon && <p className={css['promise']}>{PROMISE}</p>}
      <OfferPanel />
      <PropertyCard />
      {isBorrower && <CurrentStatus />}
    </>
  );
}

/** SIDE-03; hidden after a decline. */
function OfferPanel() {
  const rows = useAppSelector(selectOfferRows);
  const isDeclined = useAppSelector(selectIsDeclined);
  return isDeclined || rows === null || rows.length === 0 ? null : (
    <FoldedCard title="Offer details">
      <DefinitionList rows={rows} />
    </FoldedCard>
  );
}

/** SIDE-04 */
function PropertyCard() {
  const property = useAppSelector(selectPropertyCard);
  if (property === null) return null;
  const { lines, value, condition } = property;
  const rows = [
    { label: 'Value', value },
    { label: 'Condition', value: condition },
  ].filter((row) => row.value !== null);
  return (
    <FoldedCard title="Your property">
      <address className={css['address']}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {rows.length > 0 && <DefinitionList rows={rows} />}
    </FoldedCard>
  );
}

/**
 * The sidebar's last card. It comes last so no screen waits for the texts of all statuses, and nothing moves when they
 * arrive.
 */
const CurrentStatus = lazyPart('rightNow', () =>
  import('./CurrentStatus.tsx').then((module) => module.CurrentStatus),
);
