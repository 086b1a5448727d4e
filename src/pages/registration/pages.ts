import { BirthdatePage } from './facts/BirthdatePage.tsx';
import { ContactPage } from './account/ContactPage.tsx';
import { ForSalePage } from './facts/ForSalePage.tsx';
import { HomeAddressPage } from './address/HomeAddressPage.tsx';
import { AnnualIncomePage } from './facts/AnnualIncomePage.tsx';
import { LegalNamePage } from './facts/LegalNamePage.tsx';
import { LoginInfoPage } from './account/LoginInfoPage.tsx';
import { SetPasswordPage } from './account/SetPasswordPage.tsx';

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
