import { Link } from 'react-router';

import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Screen } from '#src/pages/shared/frame/Screen.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { selectIdCondition } from '#store/application/idCheck/selectors.ts';
import { applicationScreens } from '#store/application/core/screens.ts';

const { title: TITLE } = applicationScreens.identity;

/** Shown while a person checks the ID. The to-do item asks for clearer photos. */
export function IdReview() {
  const condition = useAppSelector(selectIdCondition);
  return (
    <Screen title={TITLE}>
      <ApplicationStatusCard about="idReview" />
      {condition && (
        <Notice heading="You can help">
          <p>{condition.text}</p>
          <p>
            <Link to={condition.to}>Photograph your ID again</Link>
          </p>
        </Notice>
      )}
      <SaveForLater />
      <ContactUs />
    </Screen>
  );
}
