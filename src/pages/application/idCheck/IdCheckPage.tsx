import { useAppSelector } from '#src/hooks.ts';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { lazyPage } from '#src/shell/page/lazyPage.ts';
import { Page } from '#src/shell/page/Page.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { selectConditions } from '#store/application/conditions/toDo.ts';
import type { IdCheck } from '#store/application/idCheck/idCheck.ts';
import { idTypes, knownIdType } from '#store/application/idCheck/idDocuments.ts';
import { selectConditionUuid } from '#store/application/idCheck/selectors.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { stateName } from '#store/geography/states.ts';

import { IdCheckForm } from './IdCheckForm.tsx';

const { title: TITLE } = applicationScreens.identity;
/** Loads the texts of conditions only for a to-do item. */
const conditionIdentity = lazyPage(async () => ({
  default: (await import('./ConditionIdCheck.tsx')).ConditionIdCheck,
}));

/** Loads the texts of the status only while the lender checks the ID. */
const idReview = lazyPage(async () => ({ default: (await import('./IdReview.tsx')).IdReview }));

/** identity: photos of an ID, and the lender's check of it (STATUS-19, COND-02). */
export default function IdCheckPage() {
  return (
    <LenderScreen
      data="idCheck"
      also={['uploadLimits']}
      title={TITLE}
      waiting="We're getting ready for your ID."
    >
      {(check) => <Identity check={check} />}
    </LenderScreen>
  );
}

function Identity({ check }: { check: IdCheck | null }) {
  const isOpen = useIsOpen();
  const conditionUuid = useAppSelector(selectConditionUuid);
  const areConditionsKnown = useAppSelector((state) => selectConditions(state).status === 'ready');
  if (conditionUuid !== null) {
    const form = { check, conditionUuid };
    // Until the conditions are known, the ID check says whether another one is needed.
    return areConditionsKnown || check?.state === 'VERIFIED' ? (
      <Page code={conditionIdentity} id="conditionIdentity" props={form} />
    ) : (
      <IdCheckForm {...form} />
    );
  }
  if (!isOpen) return <SentId check={check} />;
  if (check?.state === 'PENDING_REVIEW') return <Page code={idReview} id="idReview" />;
  return <IdCheckForm check={check} conditionUuid={null} />;
}

const results = {
  VERIFIED: 'Checked',
  FAILED_VERIFICATION: "We couldn't check it",
  PENDING_REVIEW: 'Someone is checking it',
} as const;

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
