import { FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import type { LienList } from '#store/application/liens/liens.ts';

import { LienCard } from './LienCard.tsx';
import { LiensForm, LIENS_TITLE } from './LiensForm.tsx';

/** liens: the loans on the property, in the three statuses that ask about them. */
export default function LiensPage() {
  return (
    <LenderScreen
      data="liens"
      also={['uploadLimits']}
      title={LIENS_TITLE}
      waiting="We're getting the loans on your property."
    >
      {(saved) => <Liens saved={saved} />}
    </LenderScreen>
  );
}

function Liens({ saved }: { saved: LienList }) {
  const isOpen = useIsOpen();
  const { task } = saved;
  if (!isOpen || task === null) return <KnownLiens saved={saved} />;
  // Keyed, because another task asks other questions.
  return <LiensForm key={task} task={task} saved={saved} />;
}

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
