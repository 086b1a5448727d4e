import { Link } from 'react-router';

import type { UploadLimits } from '#store/application/uploads/limits.ts';
import { ApplicationStatusCard } from '#src/pages/application/status/ApplicationStatusCard.tsx';
import { useAppSelector } from '#src/hooks.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/ApplicationActions.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { Screen } from '#src/pages/shared/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { lazyPage } from '#src/shell/page/lazyPage.ts';
import { Page } from '#src/shell/page/Page.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { selectConditions } from '#store/application/conditions/toDo.ts';
import type { IdCheck } from '#store/application/identity/idCheck.ts';
import { idTypes, knownIdType } from '#store/application/identity/idDocuments.ts';
import { selectConditionUuid, selectIdCondition } from '#store/application/identity/selectors.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { stateName } from '#store/geography/states.ts';

import { IdentityForm } from './IdentityForm.tsx';

const { title: TITLE } = applicationScreens.identity;
const WAITING = "We're getting ready for your ID.";

/** The texts of conditions come for a to-do item alone. */
const conditionIdentity = lazyPage(() =>
  import('./ConditionIdentity.tsx').then((module) => module.ConditionIdentity),
);

/** identity: photos of an ID, and the lender's check of it (STATUS-19, COND-02). */
export function IdentityPage() {
  const check = useAppSelector((state) => selectLenderData(state).idCheck);
  return (
    <LenderScreen data="uploadLimits" title={TITLE} waiting={WAITING}>
      {(limits) => (
        <RemoteContent value={check} title={TITLE} waiting={WAITING}>
          {(known) => <Identity check={known} limits={limits} />}
        </RemoteContent>
      )}
    </LenderScreen>
  );
}

function Identity({ check, limits }: { check: IdCheck | null; limits: UploadLimits }) {
  const isOpen = useIsOpen();
  const conditionUuid = useAppSelector(selectConditionUuid);
  const areConditionsKnown = useAppSelector((state) => selectConditions(state).status === 'ready');
  if (conditionUuid !== null) {
    const form = { check, limits, conditionUuid };
    // Before the conditions are known, the check of the ID says whether another one is needed.
    return areConditionsKnown || check?.state === 'VERIFIED' ? (
      <Page code={conditionIdentity} id="conditionIdentity" props={form} />
    ) : (
      <IdentityForm {...form} />
    );
  }
  if (!isOpen) return <SentId check={check} />;
  if (check?.state === 'PENDING_REVIEW') return <IdReviewScreen />;
  return <IdentityForm check={check} limits={limits} conditionUuid={null} />;
}

/** A person checks the ID; the to-do item asks for clearer photos. */
function IdReviewScreen() {
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

const results = {
  VERIFIED: 'Checked',
  FAILED_VERIFICATION: "We couldn't check it",
  PENDING_REVIEW: 'Someone is checking it',
} as const;

/** What was sent, read-only; shown at other steps. */
function SentId({ check }: { check: IdCheck | null }) {
  const type = check && knownIdType(check.idType ?? '');
  return (
    <ReadOnlyScreen title={TITLE}>
      {check ? (
        <Card title="Your ID">
          <p>
            {type ? idTypes[type] : 'An ID'}
            {check.issuingState !== null && `, ${stateName(check.issuingState)}`}
          </p>
          {check.state !== null && <p>{results[check.state]}</p>}
        </Card>
      ) : (
        <p>You haven't sent an ID yet.</p>
      )}
    </ReadOnlyScreen>
  );
}
