import { useState } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { useStep } from '#src/pages/shared/step/useStep.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { consentWithdrawn, paperRequested } from '#store/application/documents/actions.ts';
import {
  consentLabel,
  ELECTRONIC_DELIVERY,
  WITHDRAWAL_EFFECT,
  type DocumentList,
  type ConsentOnFile,
} from '#store/application/documents/documents.ts';
import { selectTimeZone } from '#store/application/core/selectors.ts';
import { formatDate } from '#store/format/dates.ts';

import css from './documents.module.css';
import { StepProblem } from './StepProblem.tsx';

/** What the borrower agreed to, and how to withdraw (F-16). */
export function GivenConsents({ list: { consents, isOnPaper } }: { list: DocumentList }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('paperRequest');
  return (
    <>
      <Card title="What you agreed to">
        <StepProblem step="consentWithdrawal" />
        {consents.length === 0 && <p>You haven't agreed to anything yet.</p>}
        <ul className={css['list']} role="list">
          {consents.map((consent, index) => (
            <li key={`${consent.type} ${index}`} className={css['item']}>
              <Consent consent={consent} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Paper">
        {isOnPaper && (
          <Notice>
            <p>{WITHDRAWAL_EFFECT}</p>
          </Notice>
        )}
        <p>We can mail these documents to you. It is free, and you can still sign online.</p>
        <StepProblem step="paperRequest" />
        <Actions>
          <Button
            tone="secondary"
            isBusy={isBusy}
            busyLabel="Sending"
            onClick={() => dispatch(paperRequested())}
          >
            Get paper copies
          </Button>
        </Actions>
      </Card>
    </>
  );
}

function Consent({ consent }: { consent: ConsentOnFile }) {
  const zone = useAppSelector(selectTimeZone);
  const [isAsking, setIsAsking] = useState(false);
  const { type, version, givenAt, canWithdraw } = consent;
  const label = consentLabel(type);
  const facts = [
    givenAt && `Agreed on ${formatDate(givenAt, zone)}`,
    version && `version ${version}`,
  ].filter(Boolean);
  return (
    <>
      <div className={css['what']}>
        <span className={css['title']}>{label}</span>
        <span className={css['facts']}>{facts.join(', ')}</span>
      </div>
      {canWithdraw && !isAsking && (
        <button className="link-button" type="button" onClick={() => setIsAsking(true)}>
          Withdraw <span className="visually-hidden">{label}</span>
        </button>
      )}
      {isAsking && <Withdrawal type={type} onKeep={() => setIsAsking(false)} />}
    </>
  );
}

/** Says what a withdrawal does before the borrower confirms it. */
function Withdrawal({ type, onKeep }: { type: string; onKeep: () => void }) {
  const dispatch = useAppDispatch();
  const { isBusy } = useStep('consentWithdrawal');
  return (
    <div className={css['asking']}>
      <p role="alert">
        {type === ELECTRONIC_DELIVERY
          ? WITHDRAWAL_EFFECT
          : "We won't send you these texts anymore."}
      </p>
      <Actions>
        <Button
          tone="danger"
          isBusy={isBusy}
          busyLabel="Withdrawing"
          onClick={() => dispatch(consentWithdrawn({ type }))}
        >
          Yes, withdraw
        </Button>
        <Button tone="secondary" onClick={onKeep}>
          Keep it
        </Button>
      </Actions>
    </div>
  );
}
