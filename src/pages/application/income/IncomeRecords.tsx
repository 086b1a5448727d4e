import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';

import { screenAddress } from '#store/application/core/screens.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { Icon } from '#src/ui/text/Icon.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import { incomeCheckRequested } from '#store/application/income/actions.ts';
import {
  isConfirmed,
  lessText,
  methodChoices,
  recordState,
  recordText,
  recordTitle,
  recordsText,
  type IncomeNeeds,
  type IncomeRecord,
} from '#store/application/income/income.ts';
import { selectParameters, selectUuidInHand } from '#store/shell/selectors.ts';

import css from './Income.module.css';

interface RecordsProps {
  needs: IncomeNeeds;
  isOpen: boolean;
}

/** A card for each income. Changes are announced, because they come while the borrower waits. */
export function IncomeRecords({ needs, isOpen }: RecordsProps) {
  const dispatch = useAppDispatch();
  const [first] = useState(() => recordsText(needs));
  const now = recordsText(needs);
  useAnnounced(now === first ? null : now);
  const isReading = needs.records.some(({ state }) => state === 'IN_REVIEW');
  return (
    <div className={css['records']}>
      {needs.records.map((record) => (
        <RecordCard key={record.uuid} record={record} needs={needs} isOpen={isOpen} />
      ))}
      {isOpen && isReading && (
        <div>
          <Button tone="secondary" onClick={() => dispatch(incomeCheckRequested())}>
            Check again
          </Button>
        </div>
      )}
    </div>
  );
}

function RecordCard({ record, needs, isOpen }: RecordsProps & { record: IncomeRecord }) {
  const box = useRef<HTMLDivElement>(null);
  const isNamed = useAppSelector(selectParameters)['record'] === record.uuid;
  const text = recordText(record);
  const less = lessText(record, needs);
  const isDone = isConfirmed(record) && less === null;
  // When a link has ended, scrolls to its card.
  useEffect(() => {
    if (isNamed) box.current?.focus();
  }, [isNamed]);
  return (
    <div ref={box} tabIndex={-1}>
      <Card title={recordTitle(record, needs)} action={<StateMark record={record} />}>
        {text !== null && (
          <p>
            <bdi>{text}</bdi>
          </p>
        )}
        {record.reason !== null && (
          <Notice tone="warning">
            <p>
              <bdi>{record.reason}</bdi>
            </p>
          </Notice>
        )}
        {less !== null && (
          <Notice tone="warning">
            <p>{less}</p>
          </Notice>
        )}
        {isOpen && !isDone && <Methods record={record} needs={needs} />}
        {isOpen && isDone && (
          <Disclosure summary="Use another way">
            <Methods record={record} needs={needs} />
          </Disclosure>
        )}
      </Card>
    </div>
  );
}

const StateMark = ({ record }: { record: IncomeRecord }) => (
  <span className={isConfirmed(record) ? `${css['state']} ${css['done']}` : css['state']}>
    {recordState(record)}
  </span>
);

function Methods({ record, needs }: { record: IncomeRecord; needs: IncomeNeeds }) {
  const uuid = useAppSelector(selectUuidInHand) ?? '';
  const [fastest, ...others] = methodChoices(record, needs);
  if (fastest === undefined) return null;
  const isUsed = isConfirmed(record);
  return (
    <div className={css['ways']}>
      <div className={css['fastest']}>
        <LinkButton
          to={screenAddress(uuid, fastest.opens.screen, fastest.opens)}
          tone={isUsed ? 'secondary' : 'primary'}
        >
          {fastest.label}
        </LinkButton>
        <p className={css['about']}>{fastest.about} This is the fastest way.</p>
      </div>
      {others.length > 0 && (
        <Disclosure summary="Other ways" isOpen={isUsed}>
          <ul className={css['methods']} role="list">
            {others.map(({ method, label, about, opens }) => (
              <li key={method} className={css['method']}>
                <Link className={css['link']} to={screenAddress(uuid, opens.screen, opens)}>
                  {label}
                </Link>
                <span className={css['about']}>{about}</span>
                <span className={css['chevron']}>
                  <Icon name="chevron" />
                </span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
