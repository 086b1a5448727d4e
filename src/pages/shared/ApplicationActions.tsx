import type { ReactNode } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { AppLink } from '#src/shell/links/AppLink.tsx';
import { Button } from '#src/ui/layout/Button.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { selectApplication } from '#store/application/selectors.ts';
import { routingRequested } from '#store/application/slice.ts';
import { selectSupport } from '#store/org/selectors.ts';
import { exitChosen, modalOpened } from '#store/shell/slice.ts';

import { Actions } from './Screen.tsx';
import css from './ApplicationActions.module.css';

const DASHBOARD = '/dashboard';

/** A press below the primary one, quiet as a link and in line with the text. */
function QuietButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button className={css['quiet']} type="button" onClick={onPress}>
      {children}
    </button>
  );
}

/** The same for a way that is an address. */
export function QuietLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink className={css['quiet']} to={to}>
      {children}
    </AppLink>
  );
}

/** The way out of a step that keeps its answers (F-09). */
export function SaveForLater() {
  const dispatch = useAppDispatch();
  return (
    <QuietButton onPress={() => dispatch(exitChosen({ to: DASHBOARD }))}>
      Save and finish later
    </QuietButton>
  );
}

export function GoToDashboard() {
  const dispatch = useAppDispatch();
  return (
    <Button tone="secondary" onPress={() => dispatch(exitChosen({ to: DASHBOARD }))}>
      Go To Dashboard
    </Button>
  );
}

/** The end that a borrower can make themselves; it asks once more (F-15). */
export function CancelApplication() {
  const dispatch = useAppDispatch();
  return (
    <QuietButton onPress={() => dispatch(modalOpened({ id: 'cancelApplication' }))}>
      Cancel my application
    </QuietButton>
  );
}

/** The way from a screen that is not open to the one that is. */
export function GoToCurrentStep({ label = 'Go to my current step' }: { label?: string }) {
  const dispatch = useAppDispatch();
  const uuid = useAppSelector((state) => state.application.uuid);
  const isFollowing = useAppSelector((state) => state.application.isFollowing);
  return (
    <Button
      isBusy={isFollowing}
      busyLabel="Looking it up"
      onPress={() => {
        if (uuid !== null) dispatch(routingRequested({ uuid }));
      }}
    >
      {label}
    </Button>
  );
}

/** Says that a screen only shows what it has (screens.md section 4). */
export function ClosedNotice() {
  return (
    <Notice heading="You can read this page, but not change it now">
      <p>Your application is at another step.</p>
    </Notice>
  );
}

/** How to reach a person, with what to say first; phone and e-mail as text (AX-29). */
export function ReachUs() {
  const { phone, phoneHref, email, emailHref } = useAppSelector(selectSupport);
  const application = useAppSelector(selectApplication);
  const reference = application?.loanNumber ?? null;
  if (phone === null && email === null) return null;
  return (
    <p className={css['reach']}>
      Questions?{' '}
      {phone !== null && phoneHref !== null && (
        <>
          Call <a href={phoneHref}>{phone}</a>
        </>
      )}
      {phone !== null && email !== null && ' or write to '}
      {phone === null && email !== null && 'Write to '}
      {email !== null && emailHref !== null && <a href={emailHref}>{email}</a>}.
      {reference !== null && (
        <>
          {' '}
          Your reference is <bdi>{reference}</bdi>.
        </>
      )}
    </p>
  );
}

/** The ways from a screen that has nothing to ask: to the current step first, under its own words where it has some. */
export function WaysOn({ label }: { label?: string }) {
  return (
    <>
      <Actions>
        <GoToCurrentStep {...(label !== undefined && { label })} />
        <GoToDashboard />
      </Actions>
      <ReachUs />
    </>
  );
}
