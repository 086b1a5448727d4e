import type { ComponentType } from 'react';

import type { StepId } from '#store/registration/questions.ts';

import { BirthdatePage } from './facts/BirthdatePage.tsx';
import { ContactPage } from './account/ContactPage.tsx';
import { ForSalePage } from './facts/ForSalePage.tsx';
import { HomeAddressPage } from './address/HomeAddressPage.tsx';
import { AnnualIncomePage } from './facts/AnnualIncomePage.tsx';
import { LegalNamePage } from './facts/LegalNamePage.tsx';
import { LoginInfoPage } from './account/LoginInfoPage.tsx';
import { SetPasswordPage } from './account/SetPasswordPage.tsx';

/** The first question is in the first scripts. */
type LaterStepId = Exclude<StepId, 'propertyAddress'>;

const pages: Readonly<Record<LaterStepId, ComponentType>> = {
  homeAddress: HomeAddressPage,
  forSale: ForSalePage,
  income: AnnualIncomePage,
  name: LegalNamePage,
  birthdate: BirthdatePage,
  contact: ContactPage,
  password: SetPasswordPage,
  login: LoginInfoPage,
};

/** All questions after the first are in one chunk, so no step has to wait for code. */
export function LaterQuestion({ step }: { step: LaterStepId }) {
  const Page = pages[step];
  return <Page />;
}
