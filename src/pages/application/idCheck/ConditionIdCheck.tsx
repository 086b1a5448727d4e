import { ConditionFacts } from '#src/pages/application/conditions/ConditionFacts.tsx';
import { AskedCondition } from '#src/pages/application/conditions/ConditionScreen.tsx';
import type { IdCheck } from '#store/application/idCheck/idCheck.ts';

import { ID_AGAIN, IdCheckForm } from './IdCheckForm.tsx';

interface ConditionIdCheckProps {
  check: IdCheck | null;
  conditionUuid: string;
}

/** The ID that a to-do item asks for, with what the item says (COND-02). */
export const ConditionIdCheck = (form: ConditionIdCheckProps) => (
  <AskedCondition screen="identity" title={ID_AGAIN}>
    {(condition) => <IdCheckForm {...form} intro={<ConditionFacts condition={condition} />} />}
  </AskedCondition>
);
