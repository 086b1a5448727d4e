import { RequiredConsents } from './Consents.tsx';
import { SoftCredit } from './SoftCredit.tsx';

/** What the last button of registration agrees to: the required boxes, then the soft check. */
export const Agreement = () => (
  <>
    <RequiredConsents />
    <SoftCredit />
  </>
);
