import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { ContactUs } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { FieldCards } from '#src/pages/shared/fields/FieldCard.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { Actions, Screen } from '#src/pages/shared/frame/Screen.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Card, DefinitionList } from '#src/ui/layout/Card.tsx';
import { assetsSkipped } from '#store/application/assets/actions.ts';
import { assetLine, type AssetAccount } from '#store/application/assets/assets.ts';
import { assetRows, canSavingsHelp, NO_RAISE } from '#store/application/assets/assetTexts.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectIsSending } from '#store/application/core/selectors.ts';
import { selectFlag } from '#store/flags/selectors.ts';
import { isolated } from '#store/text/direction.ts';

import { AssetsForm } from './AssetsForm.tsx';

const { title: TITLE } = applicationScreens.productAssets;
const NOT_COUNTED = "Savings don't count for this line, so your offer stays the same.";

/** product/assets: savings and investments that count as income and so raise the limit (STATUS-20). */
export default function AssetsPage() {
  const isOffered = useAppSelector(selectFlag('fe-heloc-asset-depletion'));
  return (
    <LenderScreen
      data="assets"
      also={['uploadLimits']}
      title={TITLE}
      waiting="We're getting the accounts you added."
      readOnly={({ accounts }) => <KnownAssets accounts={accounts} />}
    >
      {(saved) => {
        if (!isOffered) return <NoAssetsScreen help={NOT_COUNTED} />;
        return canSavingsHelp(saved.limit) ? (
          <AssetsForm saved={saved} />
        ) : (
          <NoAssetsScreen help={NO_RAISE} />
        );
      }}
    </LenderScreen>
  );
}

function KnownAssets({ accounts }: { accounts: readonly AssetAccount[] }) {
  return (
    <>
      {accounts.length === 0 && <p>You have added no accounts.</p>}
      <FieldCards>
        {accounts.map((account, index) => (
          // Two accounts entered by hand may be equal, and the list is never reordered.
          <Card key={index} title={isolated(assetLine(account))}>
            <DefinitionList rows={assetRows(account)} />
          </Card>
        ))}
      </FieldCards>
    </>
  );
}

/** Shown if savings don't count or can't help. The borrower continues without them. */
function NoAssetsScreen({ help }: { help: string }) {
  const dispatch = useAppDispatch();
  const isSending = useAppSelector(selectIsSending);
  return (
    <Screen title="You don't need to add savings" help={help}>
      <Actions>
        <Button isBusy={isSending} busyLabel="Continuing" onClick={() => dispatch(assetsSkipped())}>
          Continue
        </Button>
      </Actions>
      <ContactUs />
    </Screen>
  );
}
