import { BirthdatePage } from './BirthdatePage.tsx';
import { ContactPage } from './ContactPage.tsx';
import { ForSalePage } from './ForSalePage.tsx';
import { HomeAddressPage } from './HomeAddressPage.tsx';
import { AnnualIncomePage } from './AnnualIncomePage.tsx';
import { LegalNamePage } from './LegalNamePage.tsx';
import { LoginInfoPage } from './LoginInfoPage.tsx';
import { SetPasswordPage } from './SetPasswordPage.tsx';

/** Every question after the first, in one chunk: whichever way the table of steps branches, no step waits for code. */
export const pages = {
  homeAddress: HomeAddressPage,
  forSale: ForSalePage,
  income: AnnualIncomePage,
  name: LegalNamePage,
  birthdate: BirthdatePage,
  contact: ContactPage,
  password: SetPasswordPage,
  login: LoginInfoPage,
};
