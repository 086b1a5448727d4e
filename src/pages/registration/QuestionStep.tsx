import { useAppSelector } from '#src/hooks.ts';
import { selectEndsWith } from '#store/registration/flow.ts';

import { AccountEmail } from './account/AccountEmail.tsx';
import { SoftCredit } from './account/SoftCredit.tsx';
import { useSubmitChain } from './account/useSubmitChain.tsx';
import { RegistrationStep, type RegistrationStepProps } from './RegistrationStep.tsx';

/**
 * A question that may be the last one. If the borrower set up the account first, the consents are here and the answer
 * starts the submit chain.
 */
export function QuestionStep<Values extends object>(props: RegistrationStepProps<Values>) {
  const isLast = useAppSelector((state) => selectEndsWith(state, props.step));
  const chain = useSubmitChain();
  if (!isLast) return <RegistrationStep<Values> {...props} />;
  const agreement = props.agreement ?? (
    <>
      <AccountEmail />
      <SoftCredit />
    </>
  );
  return <RegistrationStep<Values> {...chain} {...props} agreement={agreement} />;
}
