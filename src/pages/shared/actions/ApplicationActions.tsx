import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { selectApplicationState } from '#store/application/core/state.ts';
import { selectApplication } from '#store/application/core/selectors.ts';
import { routingRequested } from '#store/application/core/slice.ts';
import { selectSupport } from '#store/org/selectors.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';
import { exitChosen, modalOpened } from '#store/shell/slice.ts';

import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import css from './ApplicationActions.module.css';

const DASHBOARD = '/dashboard';

export function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button className={`link-button ${css['quiet']}`} type="button" onClick={onClick}>
      {children}
    </button>
  );
}

export function QuietLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={`link-button ${css['quiet']}`} to={to}>
      {children}
    </Link>
  );
}

/** Leaves a step and keeps its answers stored (F-09). */
export function SaveForLater() {
  const dispatch = useAppDispatch();
  // Additional signers have no dashboard. They return with their link.
  if (useAppSelector(selectIsSignersArea)) return null;
  return (
    <QuietButton onClick={() => dispatch(exitChosen({ to: DASHBOARD }))}>
      Save and finish later
    </QuietButton>
  );
}

export function GoToDashboard() {
  const dispatch = useAppDispatch();
  if (useAppSelector(selectIsSignersArea)) return null;
  return (
    <Button tone="secondary" onClick={() => dispatch(exitChosen({ to: DASHBOARD }))}>
      Go To Dashboard
    </Button>
  );
}

/** Opens the confirmation of a withdrawal (F-15). */
export function CancelApplication({ label = 'Cancel my application' }: { label?: string }) {
  const dispatch = useAppDispatch();
  return (
    <QuietButton onClick={() => dispatch(modalOpened({ id: 'cancelApplication' }))}>
      {label}
    </QuietButton>
  );
}

export function GoToCurrentStep({
  label = 'Continue my application',
  tone = 'primary',
}: {
  label?: string;
  tone?: 'primary' | 'secondary';
}) {
  const dispatch = useAppDispatch();
  const uuid = useAppSelector((state) => selectApplicationState(state).uuid);
  const isRouting = useAppSelector((state) => selectApplicationState(state).isRouting);
  return (
    <Button
      tone={tone}
      isBusy={isRouting}
      busyLabel="Looking it up"
      onClick={() => {
        if (uuid !== null) dispatch(routingRequested({ uuid }));
      }}
    >
      {label}
    </Button>
  );
}

/** The lender's contact and the loan number. Phone and email are text, not only icons (AX-29). */
export function ContactUs() {
  const { phone, phoneHref, email, emailHref } = useAppSelector(selectSupport);
  const application = useAppSelector(selectApplication);
  const reference = application?.loanNumber ?? null;
  if (phone === null && email === null) return null;
  return (
    <p className={css['reach']} data-contact="">
      Questions?{' '}
      {phone !== null && phoneHref !== null && (
        <>
          Call <a href={phoneHref}>{phone}</a>
        </>
      )}
      {phone !== null && email !== null && ' or email '}
      {phone === null && email !== null && 'Write to '}
      {email !== null && emailHref !== null && <a href={emailHref}>{email}</a>}.
      {reference !== null && (
        <>
          {' '}
          Your loan number is <bdi>{reference}</bdi>.
        </>
      )}
    </p>
  );
}

export function NextActions({ label }: { label?: string }) {
  return (
    <>
      <Actions>
        <GoToCurrentStep {...(label !== undefined && { label })} />
        <GoToDashboard />
      </Actions>
      <ContactUs />
    </>
  );
}
