import { ConditionFacts } from '#src/pages/application/conditions/ConditionFacts.tsx';
import { AskedCondition } from '#src/pages/application/conditions/ConditionScreen.tsx';
import type { IdCheck } from '#store/application/identity/idCheck.ts';

import { ID_AGAIN, IdentityForm } from './IdentityForm.tsx';

interface ConditionIdentityProps {
  check: IdCheck | null;
  conditionUuid: string;
}

/** The ID that a to-do item asks for, with what it says (COND-02). */
export const ConditionIdentity = (form: ConditionIdentityProps) => (
  <AskedCondition screen="identity" title={ID_AGAIN}>
    {(condition) => <IdentityForm {...form} intro={<ConditionFacts condition={condition} />} />}
  </AskedCondition>
);
