import { isTexasHomestead, spouseMustSign } from '#store/geography/states.ts';
import type { HomeAddress, Occupancy } from '#store/person/address.ts';
import type { LegalName } from '#store/person/name.ts';

/** ENUM-OWNERSHIP */
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

/** The three categories that the law allows (facts §7). */
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

export interface Owner extends LegalName {
  email: string;
  phoneNumber?: string;
  relationship: Relationship;
}

export interface Spouse extends LegalName {
  email: string;
}

export const MAX_OWNERS = 4;

/** start/contact. The SSN goes from the form to the vault (F-10). */
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

/** Returns the other owners, or one empty owner if the list is empty. */
export const otherOwners = ({
  owners = [],
}: Readonly<Partial<AdditionalInfoForm>>): Partial<Owner>[] =>
  owners.length === 0 ? [{}] : owners;

/** Decides which questions we ask. */
export interface AdditionalInfoContext {
  state: string;
  occupancyType: Occupancy;
  ssnOnFile: boolean;
  hasSmsConsent: boolean;
  /** The flag fe-heloc-business-purpose. */
  allowsBusiness: boolean;
  /** The applicant can't be an owner or spouse too. */
  applicant: { name: LegalName | null; email: string | null };
}

export const asksSsn = ({ ssnOnFile }: Readonly<Pick<AdditionalInfoContext, 'ssnOnFile'>>) =>
  !ssnOnFile;

type Home = Pick<AdditionalInfoContext, 'state' | 'occupancyType'>;

/** Only allowed in states where a spouse signs the lien. */
export const asksMaritalStatus = ({ state, occupancyType }: Readonly<Home>): boolean =>
  spouseMustSign(state, occupancyType);

/** Texas allows one equity loan in twelve months on a home (facts §4). */
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

/** A spouse who isn't an owner signs too. */
export const asksSpouse = (
  { maritalStatus, ownership, owners = [] }: Readonly<Partial<AdditionalInfoForm>>,
  home: Readonly<Home>,
): boolean =>
  asksMaritalStatus(home) &&
  maritalStatus === 'MARRIED' &&
  !(ownership === 'JOINT' && owners.some(({ relationship }) => relationship === 'SPOUSE'));

export const questionTexts = {
  titleChanged90Days: 'Did you buy this home, or did its title change, in the last 90 days?',
  equityLoan12Months: 'Did you close another home equity loan on this home in the last 12 months?',
  ssn: 'We need it for the credit check and to check your ID.',
  /** T-33 */
  spouse:
    "In your state, your spouse must also sign the paper that puts the lien on your home. That doesn't make them owe the debt.",
} as const;
