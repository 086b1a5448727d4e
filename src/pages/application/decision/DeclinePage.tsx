import type { RootState } from '#store/index.ts';
import { useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/feedback/announce.ts';
import { declineTitles, declineScreens } from '#store/application/decision/declineTexts.ts';
import { selectScreenId } from '#store/application/core/currentScreen.ts';
import { selectIsDeclined } from '#store/application/whole/screenSelectors.ts';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Screen } from '#src/pages/shared/frame/Screen.tsx';
import { NextActions } from '#src/pages/shared/actions/ApplicationActions.tsx';

import { Decline } from './Decline.tsx';

const selectDeclineScreen = (state: RootState) =>
  declineScreens.find((screen) => screen === selectScreenId(state)) ?? 'errorDecline';

/** error/decline, error/credit, error/income: the decision, its reasons, and what the borrower can do. */
export default function DeclinePage() {
  const screen = useAppSelector(selectDeclineScreen);
  const isDeclined = useAppSelector(selectIsDeclined);
  // Never shows bad news to a borrower who wasn't declined, not even while the decision loads.
  const title = isDeclined ? declineTitles[screen] : NO_DECISION;
  return (
    <LenderScreen data="decision" title={title} waiting="We're getting the decision.">
      {(notice) =>
        notice.action === null ? (
          <NoDecision title={title} isDeclined={isDeclined} />
        ) : (
          <Decline screen={screen} notice={notice} />
        )
      }
    </LenderScreen>
  );
}

const NO_DECISION = 'No decision was made';
const NO_REASONS = "We're preparing the reasons. Check back in a few minutes.";

function NoDecision({ title, isDeclined }: { title: string; isDeclined: boolean }) {
  // "Check again" has no other visible result, and it arrives later.
  useAnnounced(isDeclined ? NO_REASONS : null);

  return (
    <Screen title={title}>
      <p>{isDeclined ? NO_REASONS : 'Your application was not declined.'}</p>
      <NextActions {...(isDeclined && { label: 'Check again' })} />
    </Screen>
  );
}
