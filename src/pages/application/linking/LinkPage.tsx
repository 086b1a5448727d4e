import { useAppSelector } from '#src/hooks.ts';
import {
  ContactUs,
  QuietLink,
  SaveForLater,
} from '#src/pages/shared/actions/ApplicationActions.tsx';
import { ApplicationLayout } from '#src/pages/shared/frame/ApplicationLayout.tsx';
import { Screen } from '#src/pages/shared/frame/Screen.tsx';
import { StepUnavailable } from '#src/pages/shared/frame/StepUnavailable.tsx';
import { useIsOpen } from '#src/pages/shared/step/useStableSelector.ts';
import { selectApplicationScreen } from '#store/application/core/currentScreen.ts';
import { BUSINESS_HINT } from '#store/application/linking/linkTexts.ts';
import {
  incomeLinkTitles,
  isIncomeLink,
  type IncomeLinkType,
} from '#store/application/linking/linkTypes.ts';
import { selectLenderData } from '#store/application/core/lenderDataSlice.ts';
import type { RootState } from '#store/index.ts';
import { selectParameters } from '#store/shell/selectors.ts';
import { selectAddressOf } from '#store/application/whole/screenSelectors.ts';

import { LinkPanel } from './LinkPanel.tsx';

const selectIsSelfEmployed = (state: RootState) => {
  const { income } = selectLenderData(state);
  return income.status === 'ready' && income.value.employmentType === 'SELF_EMPLOYED';
};

/** income/link/{type}: links an income. The guard redirects types without a link. */
export default function LinkPage() {
  const isOpen = useIsOpen();
  const type = useAppSelector(selectApplicationScreen)?.parameters['type'] ?? '';
  if (!isIncomeLink(type)) return null;
  return (
    <ApplicationLayout>
      {isOpen ? <IncomeLink type={type} /> : <StepUnavailable title={incomeLinkTitles[type]} />}
    </ApplicationLayout>
  );
}

function IncomeLink({ type }: { type: IncomeLinkType }) {
  const toUpload = useAppSelector(selectAddressOf('incomeUpload', { query: { kind: 'other' } }));
  const toReview = useAppSelector(selectAddressOf('incomeReview'));
  const recordUuid = useAppSelector(selectParameters)['record'];
  const isSelfEmployed = useAppSelector(selectIsSelfEmployed);
  return (
    <Screen title={incomeLinkTitles[type]} help="A link is the fastest way to confirm your income.">
      <LinkPanel
        link={type}
        heading="What we read"
        returnTo="incomeReview"
        manual={{ to: toUpload, label: 'Send documents instead' }}
        recordUuid={recordUuid}
        {...(type === 'plaid-transactions' && isSelfEmployed && { hint: BUSINESS_HINT })}
      />
      <QuietLink to={toReview}>Choose another way</QuietLink>
      <SaveForLater />
      <ContactUs />
    </Screen>
  );
}
