import type { Originator } from '#store/registration/originator.ts';
import { LazyOnIdle } from '#src/shell/LazyOnIdle.tsx';
import { Region } from '#src/shell/page/Region.tsx';

/** Most people come without one, so its code comes with it. */
const loadCard = () =>
  import('#src/ui/layout/OriginatorCard.tsx').then((module) => module.OriginatorCard);

/** Whoever referred the borrower, where somebody did (LOCARD-01, LOCARD-02). */
export function LateOriginatorCard({ originator }: { originator: Originator | null }) {
  return originator ? (
    <Region name="originator" fallback={() => null}>
      <LazyOnIdle load={loadCard} isWanted props={{ originator }} />
    </Region>
  ) : null;
}
