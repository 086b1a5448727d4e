import { useAppSelector } from '#src/hooks.ts';
import { FieldCards } from '#src/pages/shared/FieldCard.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import type { LienList } from '#store/application/liens/liens.ts';

import { LienCard } from './LienCard.tsx';
import { LiensForm, LIENS_TITLE } from './LiensForm.tsx';

const WAITING = "We're getting the loans on your property.";

/** liens: the loans on the property, in the three statuses that ask about them. */
export function LiensPage() {
  const list = useAppSelector((state) => selectLenderData(state).liens);
  return (
    <LenderScreen data="uploadLimits" title={LIENS_TITLE} waiting={WAITING}>
      {(limits) => (
        <RemoteContent value={list} title={LIENS_TITLE} waiting={WAITING}>
          {(saved) => <Liens saved={saved} limits={limits} />}
        </RemoteContent>
      )}
    </LenderScreen>
  );
}

function Liens({ saved, limits }: Pick<Parameters<typeof LiensForm>[0], 'saved' | 'limits'>) {
  const isOpen = useIsOpen();
  const { task } = saved;
  if (!isOpen || task === null) return <KnownLiens saved={saved} />;
  // Another task asks other questions.
  return <LiensForm key={task} task={task} saved={saved} limits={limits} />;
}

/** The liens, read-only; shown at other steps. */
function KnownLiens({ saved: { liens } }: { saved: LienList }) {
  return (
    <ReadOnlyScreen title={LIENS_TITLE}>
      {liens.length === 0 && <p>We found no loans on this property.</p>}
      <FieldCards>
        {liens.map((lien, index) => (
          <LienCard key={lien.uuid} lien={lien} index={index} count={liens.length} hasStated />
        ))}
      </FieldCards>
    </ReadOnlyScreen>
  );
}
