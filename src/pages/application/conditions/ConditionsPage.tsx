import { useState } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { ContactUs, GoToCurrentStep } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { RemoteContent } from '#src/pages/shared/frame/RemoteContent.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Fold } from '#src/ui/layout/Fold.tsx';
import { LinkButton } from '#src/ui/actions/LinkButton.tsx';
import {
  selectConditionNews,
  selectToDoList,
  toDoSummary,
  type ShownCondition,
} from '#store/application/conditions/selectors.ts';
import { selectConditionsState } from '#store/application/conditions/slice.ts';
import { selectSupport } from '#store/org/selectors.ts';
import { applicationScreens } from '#store/application/core/screens.ts';

import { ConditionFacts, SentDocuments, StateMark } from './ConditionFacts.tsx';
import css from './Conditions.module.css';

const { title: TITLE } = applicationScreens.conditions;

/** A lender may ask for thousands of things (FT-86). */
const PAGE_SIZE = 50;

type Item = ShownCondition & { to: string | null };

/** conditions: what the lender still needs, oldest first (COND-08, COND-09). */
export default function ConditionsPage() {
  const list = useAppSelector(selectToDoList);
  return (
    <ApplicationLayout>
      <RemoteContent value={list} title={TITLE} waiting="We're getting your to-do list.">
        {(items) => <ToDoList items={items} />}
      </RemoteContent>
    </ApplicationLayout>
  );
}

function ToDoList({ items }: { items: readonly Item[] }) {
  const [isToDoOnly, setToDoOnly] = useState(false);
  const listed = isToDoOnly ? items.filter(({ isToDo }) => isToDo) : items;
  const first = listed.find(({ isToDo }) => isToDo);
  const { readAt } = useAppSelector(selectConditionsState);
  useAnnounced(useAppSelector(selectConditionNews), 'polite', readAt);
  return (
    <Screen title={TITLE} help={items.length > 0 && toDoSummary(items)}>
      {items.length > 0 && (
        <label className={css['filter']}>
          <input
            type="checkbox"
            checked={isToDoOnly}
            onChange={({ target }) => setToDoOnly(target.checked)}
          />
          To do only
        </label>
      )}
      {listed.length === 0 ? (
        <p>Nothing to do right now. If we need something from you, we&apos;ll email you.</p>
      ) : (
        <Items listed={listed} first={first} />
      )}
      <Actions>
        <GoToCurrentStep tone={first === undefined ? 'primary' : 'secondary'} />
      </Actions>
      <ContactUs />
    </Screen>
  );
}

/** Shows more items with each click. The button stays in the page, so it keeps the focus. */
function Items({ listed, first }: { listed: readonly Item[]; first: Item | undefined }) {
  const [most, setMost] = useState(PAGE_SIZE);
  const hasMore = listed.length > most;
  return (
    <>
      <ul className={css['list']} role="list">
        {listed.slice(0, most).map((item) => (
          <li key={item.uuid}>
            {item.state === 'ACCEPTED' ? (
              <Accepted item={item} />
            ) : (
              <ToDo item={item} isFirst={item === first} />
            )}
          </li>
        ))}
      </ul>
      {listed.length > PAGE_SIZE && (
        <div>
          <Button tone="secondary" onClick={() => setMost(hasMore ? most + PAGE_SIZE : PAGE_SIZE)}>
            {hasMore ? `Show more of ${listed.length}` : 'Show fewer'}
          </Button>
        </div>
      )}
    </>
  );
}

function ToDo({ item, isFirst }: { item: Item; isFirst: boolean }) {
  const { reference, heading, state, kinds, isToDo, to } = item;
  return (
    <Card title={heading} action={<StateMark state={state} />}>
      <ConditionFacts condition={item} />
      {isToDo && kinds.length > 0 && (
        <p>What to send: {kinds.map(({ label }) => label.toLowerCase()).join(' or ')}</p>
      )}
      {isToDo && (to === null ? <ByPhone /> : <Answer item={{ ...item, to }} isFirst={isFirst} />)}
      <Reference name={reference} />
    </Card>
  );
}

const Answer = ({
  item: { to, button, heading },
  isFirst,
}: {
  item: ShownCondition & { to: string };
  isFirst: boolean;
}) => (
  <div>
    <LinkButton to={to} tone={isFirst ? 'primary' : 'secondary'}>
      {button}
      <span className="visually-hidden"> {heading}</span>
    </LinkButton>
  </div>
);

/** Conditions that an additional signer has no screen for (C-22). */
function ByPhone() {
  const { phone, phoneHref } = useAppSelector(selectSupport);
  return (
    <p>
      You can&apos;t answer this one here.{' '}
      {phone !== null && phoneHref !== null ? (
        <>
          Call us at <a href={phoneHref}>{phone}</a>, and we&apos;ll do it with you.
        </>
      ) : (
        'Your lender will do it with you.'
      )}
    </p>
  );
}

const Accepted = ({ item: { reference, heading, state, documents } }: { item: Item }) => (
  <Fold title={heading} action={<StateMark state={state} />}>
    <SentDocuments documents={documents} />
    <Reference name={reference} />
  </Fold>
);

/** The lender's own name for a request, which helps on the phone. It says what the lender checks, not what to do. */
const Reference = ({ name }: { name: string }) => (
  <p className={css['label']}>For a call to us: {name}</p>
);
