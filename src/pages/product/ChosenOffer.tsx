import { useAppSelector } from '#src/hooks.ts';
import { Actions, Screen } from '#src/pages/application/Screen.tsx';
import { ClosedNotice, GoToCurrentStep } from '#src/pages/application/ways.tsx';
import { DefinitionList } from '#src/ui/Card.tsx';
import { selectOfferRows } from '#store/application/screenSelectors.ts';

/** When the choice is made, or not open yet: what was chosen, to read. */
export function ChosenOffer({ title }: { title: string }) {
  const rows = useAppSelector(selectOfferRows);
  return (
    <Screen title={title}>
      <ClosedNotice />
      {rows === null ? <p>You have not chosen an offer yet.</p> : <DefinitionList rows={rows} />}
      <Actions>
        <GoToCurrentStep />
      </Actions>
    </Screen>
  );
}
