import type { Lender } from '#server/sandbox/data/lenders.ts';
import { isKnownPassword } from '#server/sandbox/data/knownPasswords.ts';
import { passwordValidator } from '#store/registration/password.ts';

/** Returns what is wrong with a new password: the rules on the page, and what only the lender knows (SC-20). */
export function passwordMistakes({ brand }: Lender, email: string, password: string) {
  const { companyNameShort } = brand.orgMetaData.companyInfo;
  const validate = passwordValidator({ email, companyNameShort });
  const { password: mistake } = validate({ password, confirmPassword: password });
  if (mistake !== undefined) return { password: mistake };
  return isKnownPassword(password)
    ? { password: 'Many people use a password like this. Choose one that is harder to guess.' }
    : {};
}
