import { useAppSelector } from '#src/hooks.ts';
import { ReadOnlyScreen } from '#src/pages/shared/frame/ReadOnlyScreen.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { selectOfferRows } from '#store/application/whole/screenSelectors.ts';

export function ChosenOffer({ title }: { title: string }) {
  const rows = useAppSelector(selectOfferRows);
  return (
    <ReadOnlyScreen title={title}>
      {rows === null ? <p>You haven't chosen an offer yet.</p> : <DefinitionList rows={rows} />}
    </ReadOnlyScreen>
  );
}
