import { useAppSelector } from '#src/hooks.ts';
import { LenderFacts } from '#src/pages/shared/frame/LenderFacts.tsx';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { securityNotice } from '#store/org/lenderFacts.ts';
import { selectIsWaitlisted } from '#store/registration/flow.ts';
import { selectHomeSoFar } from '#store/registration/homeSoFar.ts';

import css from './BesideQuestions.module.css';

const ahead = [
  {
    what: 'Your offers',
    how: "You'll see them right after these questions. The check does not affect your credit score.",
  },
  // As many rows as there are stages after the choice of an offer.
  {
    what: 'Your income and ID',
    how: "This takes about 15 minutes. You'll link an account or take a photo.",
  },
  {
    what: 'Signing, then your money',
    how: "This takes about 40 minutes. You'll meet a notary online or in person.",
  },
] as const;

/**
 * The property as far as we know it, what comes next, and the lender. Shown next to the questions, or below them on a
 * phone.
 */
export function BesideQuestions() {
  const home = useAppSelector(selectHomeSoFar);
  const isWaitlisted = useAppSelector(selectIsWaitlisted);
  return (
    <>
      {home !== null && (
        <Card title="Your property so far">
          <div className={css['property']}>
            <DefinitionList rows={home.rows} />
          </div>
        </Card>
      )}
      {!isWaitlisted && (
        <Card title="What comes next">
          <ol className={css['ahead']}>
            {ahead.map(({ what, how }) => (
              <li key={what}>
                <strong>{what}</strong>
                <p>{how}</p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      <LenderFacts notice={isWaitlisted ? null : securityNotice(home?.occupancy ?? null)} />
    </>
  );
}
