import type { ReactNode } from 'react';

import { Button } from '#src/ui/layout/Button.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { Icon } from '#src/ui/layout/Icon.tsx';

import css from './StatusCard.module.css';

interface StatusCardProps {
  whatIsHappening: ReactNode;
  whoActs: ReactNode;
  /** Empty where nothing is waited for, and nobody acts. */
  howLong: string;
  whatYouCanDo: ReactNode;
  /** The time of day as it is shown. */
  lastChecked: string;
  isChecking?: boolean;
  onCheckAgain: () => void;
}

/**
 * An application that waits for somebody else (F-06).
 * - What happens stands first, in words; then who acts, how long it takes and what can be done meanwhile.
 * - "Check again" is a button that keeps the focus while it checks; a change of status is announced by the screen.
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
        <Button tone="secondary" isBusy={isChecking} busyLabel="Checking" onPress={onCheckAgain}>
          Check again
        </Button>
      </div>
    </div>
  );
}
