import * as v from 'valibot';

import { Amount } from '#sagas/api/contract/common.ts';
import { occupancies, type HomeAddress } from '#store/person/address.ts';
import type { HomeForm, PropertyForm } from '#store/registration/address/addressForm.ts';
import type { Birthdate } from '#store/person/birthdate.ts';
import { employmentTypes, type Income } from '#store/registration/income.ts';
import { suffixes, type LegalName } from '#store/person/name.ts';
import type { SaleForm } from '#store/registration/saleStatus.ts';
import type { ContactForm, LoginForm } from '#store/registration/questionValues.ts';
import type { RequiredConsents } from '#store/registration/slice.ts';
import type { StepId } from '#store/registration/steps.ts';

import { lenientSchema, type FieldSchemas, type FormSchema } from './lenientSchema.ts';

const Text = v.string();
const YesNo = v.boolean();
const Entry = v.picklist(['typeahead', 'manual']);

export const addressFields: FieldSchemas<HomeAddress> = {
  street1: Text,
  street2: Text,
  city: Text,
  state: Text,
  zip: Text,
};

export const nameFields: FieldSchemas<LegalName> = {
  firstName: Text,
  middleName: Text,
  lastName: Text,
  suffix: v.picklist(suffixes),
};

export const incomeFields: FieldSchemas<Income> = {
  income: Amount,
  otherIncome: Amount,
  employmentType: v.picklist(employmentTypes),
  confirmedIncome: v.union([Amount, v.literal(false)]),
};

const consents: FieldSchemas<RequiredConsents> = {
  termPrivacyConsent: YesNo,
  communicationConsent: YesNo,
};

const contact: FieldSchemas<ContactForm> = {
  email: Text,
  phoneNumber: Text,
  smsTransactionalConsent: YesNo,
  smsMarketingConsent: YesNo,
};

const login = lenientSchema<LoginForm>({ ...contact, ...consents });

/** The stored form of each question, without secrets (FIELD-REG-01 to FIELD-REG-06). */
export const formSchemas: Readonly<Record<StepId, FormSchema>> = {
  propertyAddress: lenientSchema<PropertyForm>({
    ...addressFields,
    entry: Entry,
    occupancyType: v.picklist(occupancies),
    homeStreet1: Text,
    homeStreet2: Text,
    homeCity: Text,
    homeState: Text,
    homeZip: Text,
    homeEntry: Entry,
  }),
  homeAddress: lenientSchema<HomeForm>({ ...addressFields, entry: Entry }),
  forSale: lenientSchema<SaleForm>({ isListedForSale: v.picklist(['YES', 'NO']) }),
  income: lenientSchema<Income>(incomeFields),
  name: lenientSchema<LegalName>(nameFields),
  birthdate: lenientSchema<Birthdate>({ dob: Text }),
  // Account-setup stores its consents with the contact.
  contact: login,
  password: lenientSchema<RequiredConsents>(consents),
  login,
};
