import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/ApplicationActions.tsx';
import { FieldCards } from '#src/pages/shared/FieldCard.tsx';
import { LenderScreen } from '#src/pages/shared/LenderScreen.tsx';
import { ReadOnlyScreen } from '#src/pages/shared/ReadOnlyScreen.tsx';
import { RemoteContent } from '#src/pages/shared/RemoteContent.tsx';
import { Actions, Screen } from '#src/pages/shared/Screen.tsx';
import { useIsOpen } from '#src/pages/shared/useStableSelector.ts';
import { Button } from '#src/ui/layout/Button.tsx';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { assetsSkipped } from '#store/application/assets/actions.ts';
import { assetLine, type AssetAccount } from '#store/application/assets/assets.ts';
import { assetRows, canSavingsHelp, NO_RAISE } from '#store/application/assets/assetTexts.ts';
import { selectLenderData } from '#store/application/lenderDataSlice.ts';
import { applicationScreens } from '#store/application/screens.ts';
import { selectIsSending } from '#store/application/screenSelectors.ts';
import { selectIsOn } from '#store/features/selectors.ts';
import { isolated } from '#store/text/direction.ts';

import { AssetsForm } from './AssetsForm.tsx';

const { title: TITLE } = applicationScreens.productAssets;
const NOT_COUNTED = "Savings don't count for this line, so your offer stays the same.";
const WAITING = "We're getting the accounts you added.";

/** product/assets: savings and investments that count as income, and so raise the limit (STATUS-20). */
export function AssetsPage() {
  const isOpen = useIsOpen();
  const isOffered = useAppSelector(selectIsOn('fe-heloc-asset-depletion'));
  const assets = useAppSelector((state) => selectLenderData(state).assets);
  return (
    <LenderScreen data="uploadLimits" title={TITLE} waiting={WAITING}>
      {(limits) => (
        <RemoteContent value={assets} title={TITLE} waiting={WAITING}>
          {(saved) => {
            if (!isOpen) return <KnownAssets accounts={saved.accounts} />;
            if (!isOffered) return <NoAssetsScreen help={NOT_COUNTED} />;
            return canSavingsHelp(saved.limit) ? (
              <AssetsForm saved={saved} limits={limits} />
            ) : (
              <NoAssetsScreen help={NO_RAISE} />
            );
          }}
        </RemoteContent>
      )}
    </LenderScreen>
  );
}

/** The accounts that were sent, to be read at other steps. */
function KnownAssets({ accounts }: { accounts: readonly AssetAccount[] }) {
  return (
    <ReadOnlyScreen title={TITLE}>
      {accounts.length === 0 && <p>You have added no accounts.</p>}
      <FieldCards>
        {accounts.map((account, index) => (
          // Two accounts by hand may be alike; the list is never reordered.
          <Card key={index} title={isolated(assetLine(account))}>
            <DefinitionList rows={assetRows(account)} />
          </Card>
        ))}
      </FieldCards>
    </ReadOnlyScreen>
  );
}

/** Where savings are not counted, or cannot help, the borrower continues without them. */
function NoAssetsScreen({ help }: { help: string }) {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsSending);
  return (
    <Screen title={TITLE} help={help}>
      <Actions>
        <Button isBusy={isSending} busyLabel="Continuing" onClick={() => dispatch(assetsSkipped())}>
          Skip
        </Button>
      </Actions>
      <ContactUs />
    </Screen>
  );
}
