import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import {
  selectCameFromLine,
  selectDtiPrompt,
  selectIsRevised,
} from '#store/application/offers/selectors.ts';
import { offersRenewedText } from '#store/application/offers/offerTexts.ts';
import type { OfferSet } from '#store/application/offers/offers.ts';
import { selectOffersState, assetsRequested } from '#store/application/offers/slice.ts';
import { revisionRows } from '#store/application/offers/revision.ts';
import { selectFlag } from '#store/flags/selectors.ts';

export function OfferNews({ set }: { set: OfferSet }) {
  const cameFrom = useAppSelector(selectCameFromLine);
  const isRevised = useAppSelector(selectIsRevised);
  const hasExpired = useAppSelector((state) => selectOffersState(state).hasExpired);
  return (
    <>
      {hasExpired && (
        <Notice>
          <p>{offersRenewedText}</p>
        </Notice>
      )}
      {cameFrom !== null && <p>{cameFrom}</p>}
      {isRevised && set.revision !== null && (
        <Notice heading="What changed">
          <DefinitionList rows={revisionRows(set.revision, set.maxDraw)} />
          <p>You don't have to accept.</p>
        </Notice>
      )}
      <DtiPrompt />
    </>
  );
}

/** APP-05 */
function DtiPrompt() {
  const dispatch = useAppDispatch();
  const prompt = useAppSelector(selectDtiPrompt);
  const isOffered = useAppSelector(selectFlag('fe-heloc-asset-depletion'));
  if (prompt === null || !isOffered) return null;
  return (
    <Notice>
      <p>{prompt}</p>
      <div>
        <Button tone="secondary" onClick={() => dispatch(assetsRequested())}>
          Add my savings
        </Button>
      </div>
    </Notice>
  );
}
