import { Link } from 'react-router';

import { screenAddress } from '#store/application/screens.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { offersReopened } from '#store/application/offers/slice.ts';
import {
  reviewCards,
  type EditTarget,
  type ReviewCard,
} from '#store/application/submission/review.ts';
import { LOCKED, type Summary } from '#store/application/summary/summary.ts';
import { BASE_PATH } from '#store/shell/screens.ts';
import { selectUuidInHand } from '#store/shell/selectors.ts';

import css from './ReviewCards.module.css';

/** Every answer, with "Edit" until the hard credit check. */
export function ReviewCards({ summary }: { summary: Summary }) {
  return (
    <>
      {summary.isLocked && <p>{LOCKED}</p>}
      {reviewCards(summary).map((card) => (
        <Card key={card.title} title={card.title}>
          <DefinitionList
            rows={card.rows.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
          />
          {!summary.isLocked && <EditList edits={card.edits} />}
        </Card>
      ))}
    </>
  );
}

function EditList({ edits }: { edits: ReviewCard['edits'] }) {
  return (
    <ul className={css['edits']}>
      {edits.map(({ what, target, changesOffer }) => (
        <li key={what}>
          <EditLink what={what} target={target} />
          <span className={css['effect']}>
            {changesOffer ? 'Changes the offer' : 'Does not change the offer'}
          </span>
        </li>
      ))}
    </ul>
  );
}

function EditLink({ what, target }: { what: string; target: EditTarget }) {
  const dispatch = useAppDispatch();
  const uuid = useAppSelector(selectUuidInHand) ?? '';
  if (target.kind === 'offers')
    return (
      <button
        className="link-button"
        type="button"
        onClick={() => dispatch(offersReopened({ from: 'startSummary' }))}
      >
        Edit {what}
      </button>
    );
  const to =
    target.kind === 'screen'
      ? screenAddress(uuid, target.screen)
      : `${BASE_PATH}/register/${uuid}/${target.step}`;
  return <Link to={to}>Edit {what}</Link>;
}
