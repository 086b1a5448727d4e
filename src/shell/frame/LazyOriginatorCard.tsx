import type { Originator } from '#store/registration/originator.ts';
import { LazyOnIdle } from '#src/shell/LazyOnIdle.tsx';
import { Region } from '#src/shell/page/Region.tsx';

/** In a chunk of its own: most borrowers have no originator. */
const loadCard = () =>
  import('#src/ui/layout/OriginatorCard.tsx').then((module) => module.OriginatorCard);

/** The originator, if there is one (LOCARD-01, LOCARD-02). */
export function LazyOriginatorCard({ originator }: { originator: Originator | null }) {
  return originator ? (
    <Region name="originator" fallback={() => null}>
      <LazyOnIdle load={loadCard} isWanted props={{ originator }} />
    </Region>
  ) : null;
}
