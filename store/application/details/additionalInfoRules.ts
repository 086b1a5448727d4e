import { emailRules, phoneRules } from '#store/registration/contact.ts';
import { homeAddressValidator } from '#store/person/address.ts';
import { validateName, type LegalName } from '#store/person/name.ts';
import { normaliseText } from '#store/text/normalise.ts';
import {
  holds,
  isEmpty,
  maxLength,
  oneOf,
  required,
  textValidator,
  type Mistakes,
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
const SAME_EMAIL = 'Use a different e-mail for each person. Each one gets their own link.';
const SAME_NAME = 'You are already on the application.';

const choice = (choices: readonly string[]) => [required(REQUIRED), oneOf(choices, REQUIRED)];

const yesNo = [required(REQUIRED)];

/** The questions with one answer each. */
type Questions = Omit<AdditionalInfoForm, 'owners' | 'spouse' | 'mailingAddress'>;

/** Their rules, only where they are asked. */
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
  // A father and a son share a name, and differ in the suffix.
  (one.suffix ?? '') === (other.suffix ?? '');

interface SignerContext {
  applicant: AdditionalInfoContext['applicant'];
  /** The e-mail addresses of everyone else who signs. */
  others: readonly (string | undefined)[];
}

/** A person who signs as well: a name of their own, an address of their own. */
function signerMistakes<Signer extends Spouse>(
  signer: Readonly<Partial<Signer>>,
  { applicant, others }: SignerContext,
  more: RuleTable<Signer>,
): Mistakes<Signer> {
  const taken = [applicant.email, ...others].map(plain).filter(Boolean);
  const isFree = (email: string) => !taken.includes(plain(email));
  const contact = textValidator<Spouse>({ email: [...emailRules, holds(isFree, SAME_EMAIL)] });
  const sameName = isSamePerson(signer, applicant.name) ? { firstName: SAME_NAME } : {};
  return {
    ...textValidator<Signer>(more)(signer),
    ...contact(signer),
    ...sameName,
    ...validateName(signer),
  };
}

const ownerRules: RuleTable<Owner> = {
  // Optional: empty is fine, half a number is not.
  phoneNumber: phoneRules.map(
    (rule): Rule<string> =>
      (text, values) =>
        isEmpty(text) ? undefined : rule(text, values),
  ),
  relationship: choice(Object.keys(relationshipLabels)),
};

/** What is wrong with start/contact; people and addresses have their mistakes inside. */
export interface AdditionalInfoMistakes extends Mistakes<Questions> {
  mailingAddress?: Mistakes<AdditionalInfoForm['mailingAddress']>;
  owners?: (Mistakes<Owner> | undefined)[];
  spouse?: Mistakes<Spouse>;
}

const some = <M extends object>(mistakes: M): M | undefined =>
  Object.keys(mistakes).length === 0 ? undefined : mistakes;

/** The rules of start/contact for one person and property (screens.md). */
export function additionalInfoValidator(context: Readonly<AdditionalInfoContext>) {
  const validateQuestions = textValidator<Questions>(questionRules(context));
  const validateAddress = homeAddressValidator('manual');
  return (values: Readonly<Partial<AdditionalInfoForm>>): AdditionalInfoMistakes => {
    const { spouse = {}, mailingAddress = {}, ownership } = values;
    const hasSpouse = asksSpouse(values, context);
    const people = ownership === 'JOINT' ? otherOwners(values) : [];
    const emails = people.map(({ email }) => email);
    const spouses = hasSpouse ? [spouse.email] : [];
    const ownerMistakes = people.map((owner, here) => {
      const others = [...emails.filter((_email, place) => place !== here), ...spouses];
      return some(signerMistakes<Owner>(owner, { ...context, others }, ownerRules));
    });
    const nested: AdditionalInfoMistakes = {};
    const address = values.isMailingSameAsHome === false && some(validateAddress(mailingAddress));
    if (address) nested.mailingAddress = address;
    if (ownerMistakes.some(Boolean)) nested.owners = ownerMistakes;
    const ofSpouse = hasSpouse && some(signerMistakes(spouse, { ...context, others: emails }, {}));
    if (ofSpouse) nested.spouse = ofSpouse;
    return { ...validateQuestions(values), ...nested };
  };
}
