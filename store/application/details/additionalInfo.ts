import { isTexasHomestead, spouseMustSign } from '#store/geography/states.ts';
import type { HomeAddress, Occupancy } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

/** ENUM-OWNERSHIP with the words of the form. */
export const ownershipLabels = {
  SOLE: 'Only me',
  JOINT: 'Me and someone else',
  TRUST: 'A trust',
} as const;
export type Ownership = keyof typeof ownershipLabels;

export const relationshipLabels = { SPOUSE: 'My spouse', OTHER: 'Someone else' } as const;
export type Relationship = keyof typeof relationshipLabels;

export const trustTypeLabels = { REVOCABLE: 'Revocable', IRREVOCABLE: 'Irrevocable' } as const;
export type TrustType = keyof typeof trustTypeLabels;

export const residencyLabels = {
  US_CITIZEN: 'U.S. citizen',
  PERMANENT_RESIDENT: 'Permanent resident',
  NON_PERMANENT_RESIDENT: 'Other',
} as const;
export type Residency = keyof typeof residencyLabels;

/** Exactly the three words the law allows (facts §7). */
export const maritalLabels = {
  MARRIED: 'Married',
  UNMARRIED: 'Unmarried',
  SEPARATED: 'Separated',
} as const;
export type MaritalStatus = keyof typeof maritalLabels;

export const purposeLabels = {
  HOME_IMPROVEMENT: 'Home improvement',
  DEBT_CONSOLIDATION: 'Debt consolidation',
  LARGE_PURCHASE: 'Large purchase',
  EDUCATION: 'Education',
  EMERGENCY: 'Emergency',
  BUSINESS: 'Business',
  OTHER: 'Other',
} as const;
export type Purpose = keyof typeof purposeLabels;

export const contactLabels = { EMAIL: 'Email', PHONE: 'Phone', TEXT: 'Text message' } as const;
export type PreferredContact = keyof typeof contactLabels;

/** Somebody else whose name is on the home. */
export interface Owner extends LegalName {
  email: string;
  phoneNumber?: string;
  relationship: Relationship;
}

export interface Spouse extends LegalName {
  email: string;
}

export const MOST_OWNERS = 4;

/** start/contact as it is filled in. The SSN is in the form alone, and leaves it for the vault (F-10). */
export interface AdditionalInfoForm {
  phoneNumber: string;
  preferredContact: PreferredContact;
  isMailingSameAsHome: boolean;
  mailingAddress: Partial<HomeAddress>;
  ssn: string;
  residency: Residency;
  purpose: Purpose;
  ownership: Ownership;
  owners: Partial<Owner>[];
  trustName: string;
  trustType: TrustType;
  isTrustee: boolean;
  maritalStatus: MaritalStatus;
  spouse: Partial<Spouse>;
  titleChanged90Days: boolean;
  equityLoan12Months: boolean;
}

/** The people beside the borrower: with nobody named yet, the first one, who is missing. */
export const otherOwners = ({
  owners = [],
}: Readonly<Partial<AdditionalInfoForm>>): Partial<Owner>[] =>
  owners.length === 0 ? [{}] : owners;

/** What decides which questions there are. */
export interface AdditionalInfoContext {
  state: string;
  occupancyType: Occupancy;
  ssnOnFile: boolean;
  /** The person agreed to transactional text messages. */
  hasSmsConsent: boolean;
  /** The flag fe-heloc-business-purpose. */
  allowsBusiness: boolean;
  /** Who applies: nobody may be on the application twice. */
  applicant: { name: LegalName | null; email: string | null };
}

export const asksSsn = ({ ssnOnFile }: Readonly<Pick<AdditionalInfoContext, 'ssnOnFile'>>) =>
  !ssnOnFile;

type Home = Pick<AdditionalInfoContext, 'state' | 'occupancyType'>;

/** Only where the state asks a spouse to sign the lien may the question be put. */
export const asksMaritalStatus = ({ state, occupancyType }: Readonly<Home>): boolean =>
  spouseMustSign(state, occupancyType);

/** A Texas home may carry one equity loan in twelve months (facts §4). */
export const asksEquityLoan = ({ state, occupancyType }: Readonly<Home>): boolean =>
  isTexasHomestead(state, occupancyType);

export const contactChoices = ({
  hasSmsConsent,
}: Readonly<Pick<AdditionalInfoContext, 'hasSmsConsent'>>): PreferredContact[] =>
  hasSmsConsent ? ['EMAIL', 'PHONE', 'TEXT'] : ['EMAIL', 'PHONE'];

export const purposeChoices = ({
  allowsBusiness,
}: Readonly<Pick<AdditionalInfoContext, 'allowsBusiness'>>): Purpose[] =>
  (Object.keys(purposeLabels) as Purpose[]).filter(
    (purpose) => purpose !== 'BUSINESS' || allowsBusiness,
  );

/** Married, and the spouse is not one of the owners: the spouse is asked to sign as well. */
export const asksSpouse = (
  { maritalStatus, ownership, owners = [] }: Readonly<Partial<AdditionalInfoForm>>,
  home: Readonly<Home>,
): boolean =>
  asksMaritalStatus(home) &&
  maritalStatus === 'MARRIED' &&
  !(ownership === 'JOINT' && owners.some(({ relationship }) => relationship === 'SPOUSE'));

/** The questions whose wording is part of the rule. */
export const questionTexts = {
  titleChanged90Days: 'Did you buy this home, or did its title change, in the last 90 days?',
  equityLoan12Months: 'Did you close another home equity loan on this home in the last 12 months?',
  ssn: 'We need it for the credit check and to check your ID.',
  /** T-33 */
  spouse:
    'Your state asks a spouse to sign the paper that puts the lien on the home. A spouse does not owe the debt.',
} as const;
