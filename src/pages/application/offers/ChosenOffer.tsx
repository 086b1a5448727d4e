import { useAppSelector } from '#src/hooks.ts';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { ClosedNotice, GoToCurrentStep } from '#src/pages/shared/ApplicationActions.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
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
