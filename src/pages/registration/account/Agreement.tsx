import { RequiredConsents } from './Consents.tsx';
import { SoftCredit } from './SoftCredit.tsx';

/** What the last button of the registration agrees to: the required checkboxes, then the soft check. */
export const Agreement = () => (
  <>
    <RequiredConsents />
    <SoftCredit />
  </>
);
