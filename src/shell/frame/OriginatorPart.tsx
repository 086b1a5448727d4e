import type { Originator } from '#store/person/originator.ts';
import { Region } from '#src/shell/page/Region.tsx';
import { OriginatorCard } from '#src/ui/layout/OriginatorCard.tsx';

/** The originator, if there is one (LOCARD-01, LOCARD-02). */
export function OriginatorPart({ originator }: { originator: Originator | null }) {
  return originator ? (
    <Region name="originator" fallback={() => null}>
      <OriginatorCard originator={originator} />
    </Region>
  ) : null;
}
