import { useLayoutEffect, type ReactNode } from 'react';
import { Link } from 'react-router';

import { useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { focusHeading, RemoteContent } from '#src/pages/shared/frame/RemoteContent.tsx';
import { Screen } from '#src/pages/shared/frame/Screen.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import {
  selectAskedCondition,
  type ShownCondition,
} from '#store/application/conditions/selectors.ts';
import { selectConditionsAddress } from '#store/application/conditions/toDo.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';

import { SentDocuments } from './ConditionFacts.tsx';

interface ConditionScreenProps {
  screen: ApplicationScreenId;
  /** The `h1` while the conditions load. */
  title: string;
  children: (condition: ShownCondition) => ReactNode;
}

const WAITING = "We're looking up what we need from you.";

/** A screen about the condition in the address. If the condition needs nothing more, it is read-only. */
export function ConditionScreen(props: ConditionScreenProps) {
  return (
    <ApplicationLayout>
      <AskedCondition {...props} />
    </ApplicationLayout>
  );
}

/** The same as `ConditionScreen`, but inside another layout. */
export function AskedCondition({ screen, title, children }: ConditionScreenProps) {
  const asked = useAppSelector((state) => selectAskedCondition(state, screen));
  return (
    <RemoteContent value={asked} title={title} waiting={WAITING}>
      {(condition) => {
        if (condition === null) return <NotNeeded title={title} />;
        return condition.isToDo ? children(condition) : <Settled condition={condition} />;
      }}
    </RemoteContent>
  );
}

export function BackToList() {
  const to = useAppSelector(selectConditionsAddress);
  return (
    <p>
      <Link to={to}>See your to-do list</Link>
    </p>
  );
}

const NotNeeded = ({ title }: { title: string }) => (
  <Screen title={title}>
    <Notice>
      <p>This item is no longer needed.</p>
    </Notice>
    <BackToList />
    <ContactUs />
  </Screen>
);

/** What was sent, read-only. It can replace the form that sent it. */
function Settled({ condition }: { condition: ShownCondition }) {
  const { heading, state, documents } = condition;
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusHeading();
  }, []);
  return (
    <Screen title={heading}>
      {state === 'ACCEPTED' ? (
        <Notice tone="success" heading="We have accepted this">
          <p>You don't need to do anything more.</p>
        </Notice>
      ) : (
        <Notice heading="We're reviewing this">
          <p>You don't need to do anything now. We'll email you when we're done.</p>
        </Notice>
      )}
      <SentDocuments documents={documents} />
      <BackToList />
      <ContactUs />
    </Screen>
  );
}
