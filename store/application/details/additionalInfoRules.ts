import { emailRules, optionalPhoneRules, phoneRules } from '#store/registration/contact.ts';
import { homeAddressValidator } from '#store/person/address.ts';
import { validateName, type LegalName } from '#store/person/name.ts';
import { normaliseText } from '#store/text/normalise.ts';
import {
  passes,
  maxLength,
  oneOf,
  required,
  textValidator,
  type FieldErrors,
  type Rule,
  type RuleTable,
} from '#store/validation.ts';
import { ssnRule } from '#store/person/ssn.ts';

import {
  asksEquityLoan,
  asksMaritalStatus,
  asksSpouse,
  asksSsn,
  contactChoices,
  ownershipLabels,
  purposeChoices,
  relationshipLabels,
  residencyLabels,
  maritalLabels,
  otherOwners,
  trustTypeLabels,
  type AdditionalInfoContext,
  type AdditionalInfoForm,
  type Owner,
  type Spouse,
} from './additionalInfo.ts';

const REQUIRED = 'Required';
const SAME_EMAIL = 'Use a different email for each person. Each one gets their own link.';
const SAME_NAME = 'You are already on the application.';

const choice = (choices: readonly string[]) => [required(REQUIRED), oneOf(choices, REQUIRED)];

const yesNo = [required(REQUIRED)];

type Questions = Omit<AdditionalInfoForm, 'owners' | 'spouse' | 'mailingAddress'>;

function questionRules(context: Readonly<AdditionalInfoContext>): RuleTable<Questions> {
  const inTrust =
    <V>(rule: Rule<V>): Rule<V, Questions> =>
    (value, values) =>
      values.ownership === 'TRUST' ? rule(value, values) : undefined;
  return {
    phoneNumber: phoneRules,
    preferredContact: choice(contactChoices(context)),
    isMailingSameAsHome: yesNo,
    residency: choice(Object.keys(residencyLabels)),
    purpose: choice(purposeChoices(context)),
    ownership: choice(Object.keys(ownershipLabels)),
    trustName: [
      inTrust(required(REQUIRED)),
      inTrust(maxLength(200, 'Must be at most 200 characters')),
    ],
    trustType: choice(Object.keys(trustTypeLabels)).map((rule) => inTrust(rule)),
    isTrustee: yesNo.map((rule) => inTrust(rule)),
    titleChanged90Days: yesNo,
    ...(asksSsn(context) ? { ssn: [ssnRule] } : {}),
    ...(asksMaritalStatus(context) ? { maritalStatus: choice(Object.keys(maritalLabels)) } : {}),
    ...(asksEquityLoan(context) ? { equityLoan12Months: yesNo } : {}),
  };
}

const plain = (text: string | null | undefined) =>
  normaliseText(text ?? '')
    .replaceAll(/ +/g, ' ')
    .toLowerCase();

const isSamePerson = (one: Readonly<Partial<LegalName>>, other: LegalName | null) =>
  other !== null &&
  plain(one.firstName) === plain(other.firstName) &&
  plain(one.lastName) === plain(other.lastName) &&
  // A father and son may differ only in the suffix.
  (one.suffix ?? '') === (other.suffix ?? '');

interface SignerContext {
  applicant: AdditionalInfoContext['applicant'];
  others: readonly (string | undefined)[];
}

/** Signers must have different names and email addresses. */
function validateSigner<Signer extends Spouse>(
  signer: Readonly<Partial<Signer>>,
  { applicant, others }: SignerContext,
  more: RuleTable<Signer>,
): FieldErrors<Signer> {
  const taken = [applicant.email, ...others].map(plain).filter(Boolean);
  const isFree = (email: string) => !taken.includes(plain(email));
  const contact = textValidator<Spouse>({ email: [...emailRules, passes(isFree, SAME_EMAIL)] });
  const sameName = isSamePerson(signer, applicant.name) ? { firstName: SAME_NAME } : {};
  return {
    ...textValidator<Signer>(more)(signer),
    ...contact(signer),
    ...sameName,
    ...validateName(signer),
  };
}

const ownerRules: RuleTable<Owner> = {
  phoneNumber: optionalPhoneRules,
  relationship: choice(Object.keys(relationshipLabels)),
};

export interface AdditionalInfoErrors extends FieldErrors<Questions> {
  mailingAddress?: FieldErrors<AdditionalInfoForm['mailingAddress']>;
  owners?: (FieldErrors<Owner> | undefined)[];
  spouse?: FieldErrors<Spouse>;
}

const nonEmpty = <Errors extends object>(errors: Errors): Errors | undefined =>
  Object.keys(errors).length === 0 ? undefined : errors;

/** start/contact (screens.md) */
export function additionalInfoValidator(context: Readonly<AdditionalInfoContext>) {
  const validateQuestions = textValidator<Questions>(questionRules(context));
  const validateAddress = homeAddressValidator('manual');
  return (values: Readonly<Partial<AdditionalInfoForm>>): AdditionalInfoErrors => {
    const { spouse = {}, mailingAddress = {}, ownership } = values;
    const hasSpouse = asksSpouse(values, context);
    const people = ownership === 'JOINT' ? otherOwners(values) : [];
    const emails = people.map(({ email }) => email);
    const spouses = hasSpouse ? [spouse.email] : [];
    const ownerErrors = people.map((owner, index) => {
      const others = [...emails.toSpliced(index, 1), ...spouses];
      return nonEmpty(validateSigner<Owner>(owner, { ...context, others }, ownerRules));
    });
    const nested: AdditionalInfoErrors = {};
    const address =
      values.isMailingSameAsHome === false && nonEmpty(validateAddress(mailingAddress));
    if (address) nested.mailingAddress = address;
    if (ownerErrors.some(Boolean)) nested.owners = ownerErrors;
    const spouseErrors =
      hasSpouse && nonEmpty(validateSigner(spouse, { ...context, others: emails }, {}));
    if (spouseErrors) nested.spouse = spouseErrors;
    return { ...validateQuestions(values), ...nested };
  };
}
