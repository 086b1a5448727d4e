import { useMemo } from 'react';
import { useForm } from 'react-final-form';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import { LinkPanel } from '#src/pages/application/linking/LinkPanel.tsx';
import { useIsBusyBesideLink } from '#src/pages/application/linking/useIsBusyBesideLink.ts';
import { ContactUs, SaveForLater } from '#src/pages/shared/actions/ApplicationActions.tsx';
import { Actions } from '#src/pages/shared/frame/Screen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { fieldId } from '#src/ui/form/formField.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { DefinitionList } from '#src/ui/layout/Card.tsx';
import { Disclosure } from '#src/ui/layout/Disclosure.tsx';
import { assetsSkipped, assetsSubmitted } from '#store/application/assets/actions.ts';
import { type Assets } from '#store/application/assets/assets.ts';
import {
  assetsValidator,
  manualRows,
  nextKey,
  sentAssets,
  startingAssets,
  type AssetsValues as Values,
} from '#store/application/assets/assetsForm.ts';
import { HOW_IT_COUNTS, shareRows } from '#store/application/assets/assetTexts.ts';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { selectToday } from '#store/shell/selectors.ts';

import { AssetResult } from './AssetResult.tsx';
import { ManualAccounts } from './ManualAccounts.tsx';
import { LinkedAccounts } from './LinkedAccounts.tsx';

const { title: TITLE } = applicationScreens.productAssets;

interface AssetsFormProps {
  saved: Assets;
}

export function AssetsForm({ saved }: AssetsFormProps) {
  const today = useAppSelector(selectToday);
  const uploads = useAppSelector(selectUploads);
  const { linked, limit } = saved;
  const validate = useMemo(() => assetsValidator(linked, uploads, today), [linked, uploads, today]);
  const isBusy = useIsBusyBesideLink();
  return (
    <ScreenForm<Values>
      title={TITLE}
      help="Savings can raise your limit, because they count as income. This is your choice."
      validate={validate}
      submitLabel="Count these savings"
      intent={(values) => assetsSubmitted({ accounts: sentAssets(values, linked, uploads) })}
      footer={<OtherActions />}
      draft="productAssets"
      start={(draft) => startingAssets(linked, draft)}
      step="assets"
      isBusy={isBusy}
    >
      <AssetResult linked={linked} limit={limit} />
      <Disclosure summary="How it counts">
        <p>{HOW_IT_COUNTS}</p>
        <DefinitionList rows={shareRows()} />
      </Disclosure>
      <AccountLinkPanel />
      {linked.length > 0 && <LinkedAccounts linked={linked} />}
      <ManualAccounts linked={linked} />
    </ScreenForm>
  );
}

function OtherActions() {
  const dispatch = useAppDispatch();
  return (
    <>
      <Actions>
        <Button tone="secondary" onClick={() => dispatch(assetsSkipped())}>
          Skip
        </Button>
      </Actions>
      <SaveForLater />
      <ContactUs />
    </>
  );
}

/** Offers to link accounts. If you enter them by hand instead, the first account takes the focus. */
function AccountLinkPanel() {
  const form = useForm<Values>();
  const enterByHand = () => {
    const rows = manualRows(form.getState().values);
    if (rows.length === 0) form.change('accounts', [{ key: nextKey(rows) }]);
    requestAnimationFrame(() =>
      document.getElementById(fieldId('step', 'accounts[0].type'))?.focus(),
    );
  };
  return (
    <LinkPanel
      link="truv-financial-accounts"
      returnTo="productAssets"
      tone="secondary"
      manual={{ onClick: enterByHand, label: 'Enter an account by hand' }}
    />
  );
}
