import type { ReactNode } from 'react';

import { Button } from '#src/ui/layout/Button.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { Icon } from '#src/ui/layout/Icon.tsx';

import css from './StatusCard.module.css';

interface StatusCardProps {
  whatIsHappening: ReactNode;
  whoActs: ReactNode;
  /** Empty if the application waits for nothing. */
  howLong: string;
  whatYouCanDo: ReactNode;
  /** The formatted time of day. */
  lastChecked: string;
  isChecking?: boolean;
  onCheckAgain: () => void;
}

/**
 * The status of an application that waits for the lender (F-06).
 * - Lists what happens, who acts, how long it takes and what the borrower can do.
 * - "Check again" keeps the focus; the screen announces a change of status.
 */
export function StatusCard({ isChecking = false, onCheckAgain, ...card }: StatusCardProps) {
  return (
    <div className={css['card']}>
      <div className={css['lead']}>
        <Icon name="clock" size="large" />
        <div>
          <h2 className={css['title']}>What is happening</h2>
          <div>{card.whatIsHappening}</div>
        </div>
      </div>
      <DefinitionList
        rows={[
          ...(card.howLong === ''
            ? [{ label: 'Where it stands', value: card.whoActs }]
            : [
                { label: 'Who acts', value: card.whoActs },
                { label: 'How long', value: card.howLong },
              ]),
          { label: 'What you can do now', value: card.whatYouCanDo },
        ]}
      />
      <div className={css['foot']}>
        <p>Last checked {card.lastChecked}</p>
        <Button tone="secondary" isBusy={isChecking} busyLabel="Checking" onClick={onCheckAgain}>
          Check again
        </Button>
      </div>
    </div>
  );
}
