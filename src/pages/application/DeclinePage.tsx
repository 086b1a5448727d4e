import { useAppSelector } from '#src/hooks.ts';
import { useAnnounced } from '#src/ui/announce.ts';
import { declineTitles, type DeclineKind } from '#store/application/declineTexts.ts';
import { selectIsDeclined } from '#store/application/screenSelectors.ts';
import { selectMatch } from '#store/shell/selectors.ts';

import { ApplicationLayout } from './ApplicationLayout.tsx';
import { Decline } from './Decline.tsx';
import { Loaded } from './Loaded.tsx';
import { Screen } from './Screen.tsx';
import { WaysOn } from './ways.tsx';

const kinds = new Map<string | undefined, DeclineKind>([
  ['errorCredit', 'CREDIT'],
  ['errorIncome', 'INCOME'],
]);

/** error/decline, error/credit, error/income: what was decided, why, and what can be done about it. */
export function DeclinePage() {
  const kind = useAppSelector((state) => kinds.get(selectMatch(state)?.screen) ?? 'GENERIC');
  const decision = useAppSelector((state) => state.lenderData.decision);
  const limits = useAppSelector((state) => state.lenderData.uploadLimits);
  const title = declineTitles[kind];
  return (
    <ApplicationLayout>
      <Loaded value={decision} title={title} waiting="We are getting the decision.">
        {(notice) =>
          notice.action === null ? (
            <NothingToTell title={title} />
          ) : (
            <Decline
              kind={kind}
              notice={notice}
              limits={limits.status === 'ready' ? limits.value : null}
            />
          )
        }
      </Loaded>
    </ApplicationLayout>
  );
}

const NO_REASONS = 'The reasons are being prepared. Check back in a few minutes.';

/** A decline whose reasons are not there yet, or a page opened by its address without one. */
function NothingToTell({ title }: { title: string }) {
  const isDeclined = useAppSelector(selectIsDeclined);
  // It is all that "Check again" finds, and comes by itself.
  useAnnounced(isDeclined ? NO_REASONS : null);

  return (
    <Screen title={isDeclined ? title : 'No decision was made'}>
      <p>{isDeclined ? NO_REASONS : 'Your application was not declined.'}</p>
      <WaysOn {...(isDeclined && { label: 'Check again' })} />
    </Screen>
  );
}
