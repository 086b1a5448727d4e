import type { ComponentType } from 'react';

import { useAppDispatch, useAppSelector } from '#src/hooks.ts';
import type { EditStep } from '#store/application/summary/summary.ts';
import {
  selectBirthdateEdit,
  selectContactEdit,
  selectEditAge,
  selectIncomeEdit,
  selectNameEdit,
  selectPropertyEdit,
  selectSaleEdit,
} from '#store/application/summary/selectors.ts';
import {
  openPropertyLines,
  propertyChanges,
  type PropertyForm,
} from '#store/registration/address/addressForm.ts';
import type { Birthdate } from '#store/person/birthdate.ts';
import { validateContact, type Contact } from '#store/registration/contact.ts';
import { linesSubmitted } from '#store/registration/address/lookupSlice.ts';
import { otherIncomeOf, validateIncome, type Income } from '#store/registration/income.ts';
import { completeName, validateLegalName, type LegalName } from '#store/person/name.ts';
import { validateSale, type SaleForm } from '#store/registration/saleStatus.ts';
import {
  BIRTHDATE_TITLE,
  BirthdateFields,
  useBirthdateRules,
} from '#src/pages/registration/facts/BirthdateFields.tsx';
import { CONTACT_TITLE, ContactFields } from '#src/pages/registration/account/ContactFields.tsx';
import {
  INCOME_TITLE,
  IncomeFields,
  useLowIncome,
} from '#src/pages/registration/facts/IncomeFields.tsx';
import { NAME_HEADING, NameFields } from '#src/pages/registration/facts/NameFields.tsx';
import {
  PropertyFields,
  usePropertyRules,
} from '#src/pages/registration/address/PropertyFields.tsx';
import { SaleFields, useSaleQuestion } from '#src/pages/registration/facts/SaleFields.tsx';

import { EditedStep } from './EditedStep.tsx';

/** Our choice, because the heading of the first screen is a promise to new borrowers (C-31). */
const PROPERTY_TITLE = 'Tell us about the property';

/** Returns the changes to the property. Null while its address line is being looked up (VAL-TYPEAHEAD-1). */
function usePropertyChanges() {
  const dispatch = useAppDispatch();
  return (answer: PropertyForm) => {
    const lines = openPropertyLines(answer, { asksForHome: true });
    if (lines === null) return propertyChanges(answer);
    dispatch(linesSubmitted(lines));
    return null;
  };
}

function EditProperty() {
  const values = useAppSelector(selectPropertyEdit);
  const validate = usePropertyRules({ asksForHome: true });
  const changesOf = usePropertyChanges();
  return (
    <EditedStep<PropertyForm>
      step="property-info"
      title={PROPERTY_TITLE}
      values={values}
      validate={validate}
      changesOf={changesOf}
    >
      <PropertyFields asksForHome />
    </EditedStep>
  );
}

function EditSaleStatus() {
  const title = useSaleQuestion();
  const values = useAppSelector(selectSaleEdit);
  return (
    <EditedStep<SaleForm>
      step="sale-status"
      title={title}
      values={values}
      validate={validateSale}
      changesOf={({ isListedForSale }) => ({ isListedForSale: isListedForSale === 'YES' })}
    >
      <SaleFields />
    </EditedStep>
  );
}

function EditIncome() {
  const { warnedAbout, mustAsk } = useLowIncome();
  const values = useAppSelector(selectIncomeEdit);
  return (
    <EditedStep<Income>
      step="income-info"
      title={INCOME_TITLE}
      values={values}
      validate={validateIncome}
      changesOf={(answer) => {
        if (mustAsk(answer)) return null;
        const { confirmedIncome: _confirmed, ...income } = answer;
        return { ...income, otherIncome: otherIncomeOf(answer) };
      }}
    >
      <IncomeFields warnedAbout={warnedAbout} />
    </EditedStep>
  );
}

function EditName() {
  const values = useAppSelector(selectNameEdit);
  return (
    <EditedStep<LegalName>
      {...NAME_HEADING}
      step="name"
      values={values}
      validate={validateLegalName}
      changesOf={(name) => ({ name: completeName(name) })}
    >
      <NameFields />
    </EditedStep>
  );
}

function EditBirthdate() {
  const values = useAppSelector(selectBirthdateEdit);
  const validate = useBirthdateRules(useAppSelector(selectEditAge));
  return (
    <EditedStep<Birthdate>
      step="birthdate"
      title={BIRTHDATE_TITLE}
      values={values}
      validate={validate}
      changesOf={({ dob }) => ({ dob })}
    >
      <BirthdateFields />
    </EditedStep>
  );
}

function EditContact() {
  const values = useAppSelector(selectContactEdit);
  return (
    <EditedStep<Contact>
      step="contact-info"
      title={CONTACT_TITLE}
      help="This does not change the email that you log in with. Call us to change that one."
      values={values}
      validate={validateContact}
      changesOf={({ email, phoneNumber }) => ({ email, phoneNumber })}
    >
      <ContactFields />
    </EditedStep>
  );
}

export const editForms: Readonly<Record<EditStep, ComponentType>> = {
  'property-info': EditProperty,
  'sale-status': EditSaleStatus,
  'income-info': EditIncome,
  name: EditName,
  birthdate: EditBirthdate,
  'contact-info': EditContact,
};
