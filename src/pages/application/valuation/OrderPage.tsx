import { useMemo, type ReactNode } from 'react';

import { useAppSelector } from '#src/hooks.ts';
import { FieldSection } from '#src/pages/shared/fields/FieldSection.tsx';
import { LenderScreen } from '#src/pages/shared/frame/LenderScreen.tsx';
import { ScreenForm } from '#src/pages/shared/frame/ScreenForm.tsx';
import { optionsOf } from '#src/pages/shared/fields/optionsOf.ts';
import { UploadField } from '#src/pages/shared/uploads/UploadField.tsx';
import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { CheckboxGroup } from '#src/ui/fields/choice/CheckboxGroup.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { applicationScreens } from '#store/application/core/screens.ts';
import { selectApplication, selectStatus } from '#store/application/core/selectors.ts';
import { selectUploads } from '#store/application/uploads/selectors.ts';
import { valuationOrdered } from '#store/application/valuation/actions.ts';
import {
  damageLabels,
  MAX_PHOTOS,
  orderAnswer,
  orderValidator,
  startingOrder,
  type OrderForm,
  type PlacedOrder,
} from '#store/application/valuation/order.ts';
import {
  AGENT_NO_ACCESS,
  agentContactText,
  NO_ACCESS,
  texasText,
  valuationCopyText,
} from '#store/application/valuation/valuationTexts.ts';

import { conditionChoices, VisitContactFields, VisitFields } from './OrderFields.tsx';
import { OrderRows } from './OrderRows.tsx';
import { RecentAppraisal, useRecentAppraisal } from './RecentAppraisal.tsx';

const screens = {
  order: {
    id: 'bpoOrder',
    title: applicationScreens.bpoOrder.title,
    help: 'A local real estate agent looks at your home from outside and writes an opinion of its value (a BPO). Usual time: 2 to 5 business days. You pay nothing now.',
    submitLabel: 'Order the valuation',
    isTexas: false,
  },
  condition: {
    id: 'bpoCondition',
    title: applicationScreens.bpoCondition.title,
    help: 'A local real estate agent then looks at your home from outside and writes an opinion of its value. You pay nothing now.',
    submitLabel: 'Send and order',
    isTexas: true,
  },
} as const;

type OrderScreen = (typeof screens)[keyof typeof screens];

/** bpo/order-bpo: the borrower orders an agent's opinion of the value. */
export const OrderPage = () => <ValuationOrderPage screen={screens.order} />;

/** bpo/condition: the same in Texas, with the condition of the home. */
export const ConditionPage = () => <ValuationOrderPage screen={screens.condition} />;

function ValuationOrderPage({ screen }: { screen: OrderScreen }) {
  const { title } = screen;
  return (
    <LenderScreen
      data="valuationOrder"
      also={['uploadLimits']}
      title={title}
      waiting="We're getting your valuation ready."
      readOnly={(saved) =>
        saved === null ? <p>You haven't ordered a valuation.</p> : <OrderRows order={saved} />
      }
    >
      {(saved) => <Order screen={screen} saved={saved} />}
    </LenderScreen>
  );
}

interface OrderProps {
  screen: OrderScreen;
  saved: PlacedOrder | null;
}

function Order({ screen, saved }: OrderProps) {
  const { hasAppraisal, onBack, link } = useRecentAppraisal();
  if (hasAppraisal) return <RecentAppraisal onBack={onBack} />;
  return <ValuationOrderForm screen={screen} saved={saved} link={link} />;
}

function ValuationOrderForm({ screen, saved, link }: OrderProps & { link: ReactNode }) {
  const { id, title, help, submitLabel, isTexas } = screen;
  const applicant = useAppSelector((state) => selectApplication(state)?.applicant);
  const uploads = useAppSelector(selectUploads);
  const validate = useMemo(() => orderValidator(isTexas, uploads), [isTexas, uploads]);
  return (
    <ScreenForm<OrderForm>
      title={title}
      help={help}
      validate={validate}
      submitLabel={submitLabel}
      agreement={<CheckboxField name="mayCall" label={agentContactText.text} />}
      intent={(values) => valuationOrdered(orderAnswer(values, isTexas))}
      otherActions={
        <>
          {link}
          <p>{valuationCopyText.text}</p>
        </>
      }
      draft={id}
      start={(draft) => startingOrder(saved, applicant, draft)}
      step="valuationOrder"
    >
      <NoAccess />
      {isTexas ? <TexasQuestions /> : <VisitFields />}
      <VisitContactFields isPrefilled />
    </ScreenForm>
  );
}

/** The agent was there but couldn't see the home. */
function NoAccess() {
  const reason = useAppSelector((state) => selectStatus(state)?.hold?.reason);
  if (reason !== NO_ACCESS) return null;
  return (
    <Notice tone="warning" heading={AGENT_NO_ACCESS}>
      <p>A new visit costs you nothing.</p>
    </Notice>
  );
}

const damages = optionsOf(damageLabels);

function TexasQuestions() {
  return (
    <>
      <Notice heading="In Texas">
        <p>{texasText.text}</p>
      </Notice>
      <FieldSection legend="Your home">
        <ChoiceCards name="condition" label="What condition is it in?" options={conditionChoices} />
        <CheckboxGroup name="damages" label="Is anything damaged?" isOptional options={damages} />
        <UploadField
          group="homePhotos"
          label="Photos of your home"
          hint={`Up to ${MAX_PHOTOS}: the front, and what is damaged.`}
          isOptional
          most={MAX_PHOTOS}
        />
      </FieldSection>
    </>
  );
}
