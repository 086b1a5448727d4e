import { Link } from 'react-router';

import { screenAddress } from '#store/application/core/screens.ts';
import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { Fold } from '#src/ui/layout/Fold.tsx';
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

export function ReviewCards({ summary }: { summary: Summary }) {
  return (
    <div className={css['cards']}>
      {summary.isLocked ? (
        <p>{LOCKED}</p>
      ) : (
        <p>
          Changing what's marked <span aria-hidden="true">◆</span>
          <span className="visually-hidden">with a diamond</span> gives you new offers.
        </p>
      )}
      {reviewCards(summary).map((card) => (
        <AnswerCard key={card.title} card={card} isLocked={summary.isLocked} />
      ))}
    </div>
  );
}

function AnswerCard({ card, isLocked }: { card: ReviewCard; isLocked: boolean }) {
  const [first, ...others] = isLocked ? [] : card.edits;
  const isMarked = !isLocked && card.edits.some(({ changesOffer }) => changesOffer);
  return (
    <Fold
      title={card.title}
      mark={isMarked && <OfferMark />}
      gist={
        <bdi>
          {card.rows
            .map(({ value }) => value)
            .slice(0, 2)
            .join(' · ')}
        </bdi>
      }
      action={first && <ChangeLink {...first} isShort />}
    >
      <DefinitionList
        rows={card.rows.map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
      />
      {others.map((edit) => (
        <p key={edit.what} className={css['other']}>
          <ChangeLink {...edit} />
        </p>
      ))}
    </Fold>
  );
}

const OfferMark = () => (
  <span className={css['mark']}>
    <span aria-hidden="true">◆</span>
    <span className="visually-hidden">, marked with a diamond</span>
  </span>
);

interface ChangeLinkProps {
  what: string;
  target: EditTarget;
  /** True to show only "Change". Screen readers still hear what it changes. */
  isShort?: boolean;
}

function ChangeLink({ what, target, isShort = false }: ChangeLinkProps) {
  const dispatch = useAppDispatch();
  const uuid = useAppSelector(selectUuidInHand) ?? '';
  const label = (
    <>
      Change <span className={isShort ? 'visually-hidden' : undefined}>{what}</span>
    </>
  );
  if (target.kind === 'offers')
    return (
      <button
        className="link-button"
        type="button"
        onClick={() => dispatch(offersReopened({ from: 'startSummary' }))}
      >
        <span>{label}</span>
      </button>
    );
  const to =
    target.kind === 'screen'
      ? screenAddress(uuid, target.screen)
      : `${BASE_PATH}/register/${uuid}/${target.step}`;
  return (
    <Link to={to}>
      <span>{label}</span>
    </Link>
  );
}
