import { ORIGINATOR_ID } from './originators.ts';

export type Start =
  | { readonly kind: 'link'; readonly path: string }
  | { readonly kind: 'session'; readonly request: Readonly<Record<string, unknown>> };

export interface MagicValue {
  readonly input: string;
  readonly outcome: string;
  readonly start: Start;
}

export interface MagicGroup {
  readonly title: string;
  readonly values: readonly MagicValue[];
}

const REGISTER = '/account/heloc/register';
const PULL = 'SOFT_CREDIT_PULL_IN_PROGRESS';

const link = (input: string, outcome: string, path = REGISTER): MagicValue => ({
  input,
  outcome,
  start: { kind: 'link', path },
});

/** A new application that isn't pinned. */
const applied = (more: object) => ({
  application: { status: { checklistStatus: PULL }, pinned: false, ...more },
});

const lastName = (word: string, outcome: string): MagicValue => ({
  input: `last name ${word}`,
  outcome,
  start: { kind: 'session', request: { ...applied({}), profile: { name: { lastName: word } } } },
});

const street = (word: string, outcome: string): MagicValue => ({
  input: `street "1 ${word} Sandbox Lane"`,
  outcome,
  start: {
    kind: 'session',
    request: applied({
      property: {
        street1: `1 ${word} Sandbox Lane`,
        city: 'Columbus',
        state: 'OH',
        zip: '43215',
      },
    }),
  },
});

const atStatus = (
  input: string,
  outcome: string,
  checklistStatus: string,
  application: object = {},
): MagicValue => ({
  input,
  outcome,
  start: { kind: 'session', request: { checklistStatus, application } },
});

/** Just before the final offer, when the words of the closing take effect. */
const atClosing = (word: string, outcome: string, status: object): MagicValue => ({
  input: `street "1 ${word} Sandbox Lane"`,
  outcome,
  start: {
    kind: 'session',
    request: {
      checklistStatus: 'GEN_CLOSING_DISCLOSURE',
      application: {
        pinned: false,
        status,
        property: { street1: `1 ${word} Sandbox Lane` },
      },
    },
  },
});

/** Its value allows a draw of 250,000. The usual home's doesn't. */
const dearHome = { property: { value: 600_000 } };

/** Another lender that wants the borrower's permission. */
const refusedPayoff = {
  liens: [
    {
      uuid: 'refused-payoff',
      holder: 'Sample Credit Union',
      balance: 6_400,
      payment: 180,
      isToBePaid: true,
      payoff: 'PROBLEM',
    },
  ],
};

const REFERRAL = '20000000-0000-4000-8000-0000000000';

/** The last names of 9.2 and what each leads to. */
const lastNames = {
  Nomatch: 'CREDIT_NO_MATCH',
  Nofile: 'CREDIT_NO_MATCH_SSN',
  Frozen: 'SOFT_CREDIT_FROZEN, clears at the second retry',
  Locked: 'SOFT_CREDIT_LOCKED, clears at the second retry',
  Hardfrozen: 'HARD_CREDIT_FROZEN at the hard check',
  Hardlocked: 'HARD_CREDIT_LOCKED at the hard check',
  Crediterror: 'CREDIT_ERROR for 10 s',
  Minor: 'CREDIT_MINOR for 15 s',
  Thinfile: 'CREDIT_DATA_MISSING_OR_INVALID for 15 s',
  Alert: 'FACTA_REVIEW for 15 s',
  Latepay: 'DELINQUENCY_REVIEW',
  Declined: 'declined, no special reason',
  Lowscore: 'declined for credit, score 588',
  Highdebt: 'declined for income',
  Topscore: 'score 805',
  Midscore: 'score 698',
  Dtilimit: 'offers limited by debts, with the prompt about savings',
  Newdebt: 'the hard check finds new credit: a letter is asked for, and the closing waits',
  Nophone: 'a phone number is asked for at the income step',
  Escalate: 'more information is asked for at the income step',
  Permission: 'permission for a smaller draw is asked for at the income step',
  Needsreview: 'an underwriter reviews it after the submission',
  'Needsreview-Declined': 'the same, then declined',
  Unknownfile: 'UNKNOWN for 20 s',
  Docchanged: 'a document changes once while it is signed',
  Notarystop: 'the online notary ends the session',
  Nonotary: 'no online notary is free',
  Dropline: 'the connection to the notary is lost once',
  Mismatch: 'the ID does not match once',
  Stall: 'waits for ever',
  Slownote: 'the papers to sign take 120 s',
} as const;

export type LastName = keyof typeof lastNames;

/** The magic values of section 9. */
export const magicGroups: readonly MagicGroup[] = [
  {
    title: 'Registration',
    values: [
      link('state VT, DE, KY or WV', 'not eligible: waitlist at submit'),
      link('ZIP 33040', 'blocked ZIP: waitlist at submit'),
      link('utm_source=cloc', 'marketing waitlist', `${REGISTER}?utm_source=cloc`),
      link('state AK', 'eligible by the list, refused at create'),
      link('state NY', 'New York modal'),
      link('state HI', 'Hawaii modal'),
      link('state NY on LARKGARTH', 'message at the field', `${REGISTER}?org=LARKGARTH`),
      link('ZIP 28711 or 33931', 'disaster warning'),
      link('born 18 years ago, Alabama', 'the long age message'),
      link('under 62 on TARNGARTH', 'the 62 message', `${REGISTER}?org=TARNGARTH`),
      link('email taken@…', 'the account exists already'),
      link('email cantstart@…', 'cannot start: an application elsewhere'),
      link('email nojwt@…', 'registration answers without a token'),
      link(
        'phone ending 0000',
        'phone belongs to another account (not where the brand has its own sign-in page)',
      ),
      link('last name Createfail', 'create fails: the form stays, to be tried again'),
      link('last name Createrefused', 'create is refused: a modal says why'),
      link('employment "Unemployed"', 'a refusal with a way to a written answer'),
      link('for sale: Yes', 'declined as not eligible'),
      link('referrer …01', 'a loan officer on the page', `${REGISTER}?referrer=${ORIGINATOR_ID}01`),
      link(
        'referrer …03 on LARKWICK',
        'property outside CO, OH, TX is blocked',
        `${REGISTER}?org=LARKWICK&referrer=${ORIGINATOR_ID}03`,
      ),
      link('no referrer on LARKWICK', 'not accepting', `${REGISTER}?org=LARKWICK`),
      link('offerCode=HL-48213', 'prefilled letter', `${REGISTER}?offerCode=HL-48213`),
      link('offerCode=HL-EXPIRED', 'an offer that ended', `${REGISTER}?offerCode=HL-EXPIRED`),
      link('offerCode=HL-00000', 'no such offer', `${REGISTER}?offerCode=HL-00000`),
      link('referral …0001', 'prefilled referral', `${REGISTER}?referral=${REFERRAL}01`),
      link('referral …0002', 'referral used already', `${REGISTER}?referral=${REFERRAL}02`),
      link('affiliate=demo', 'prefilled by an affiliate', `${REGISTER}?affiliate=demo`),
      link('TARNMERE', 'not accepting applications', `${REGISTER}?org=TARNMERE`),
      link('TARNHOLT', 'coming soon', `${REGISTER}?org=TARNHOLT`),
      link('TARNWICK account-setup', 'maintenance', `${REGISTER}/account-setup?org=TARNWICK`),
      link('LARKHOLT', 'external sign-in; the code is 246810', `${REGISTER}?org=LARKHOLT`),
    ],
  },
  {
    title: 'Last name',
    values: Object.entries(lastNames).map(([word, outcome]) => lastName(word, outcome)),
  },
  {
    title: 'Street',
    values: [
      street('Nowhere', 'NO_PROPERTY_FOUND'),
      street('Twin', 'MULTIPLE_PROPERTIES'),
      street('Unvalued', 'NO_AVM_FOUND'),
      street('Estimate', 'NAV_ESTIMATE'),
      street('Reestimate', 'NAV_ESTIMATE_REQUEST'),
      street('Broker', 'BPO_ORDER_REQUEST'),
      street('Agent', 'NAV_BPO_ORDER_REQUEST'),
      street('Brokering', 'BPO_ORDER_REQUEST_PENDING'),
      street('Nobodyhome', 'the agent is not let in, once: the borrower orders again'),
      street('Underwater', 'CLTV_LIEN_POSITION_REQUALIFY'),
      street('Clear', 'no liens -> LIEN_ATTESTATION'),
      street('Payoff', 'one lien to be paid -> PAYOFF_REQUEST_PENDING'),
      street('Payoffs', 'two liens to be paid -> REQUEST_STEWART_PAYOFFS'),
      street('Appraise', 'an appraisal is needed, whatever the line'),
      street('Appraise Declinecard', 'the first card of the appraisal is refused'),
      street('Appraise Early', 'the appraisal cannot be paid yet'),
      street('Coowned', 'the deed is asked for at the title, where the borrower is the only owner'),
      street('Deedpage', 'the legal description is asked for at the title'),
      street('Parcel', 'hold PARCEL_MISMATCH at LIEN_VERIFICATION'),
      street('Owners', 'hold OWNERSHIP_MISMATCH at LIEN_VERIFICATION'),
      atClosing('Flood', 'the flood certificate takes 12 s', { waitingOnFloodCert: true }),
      atClosing('Floodzone', 'a flood zone: the notice and a policy are asked for', {
        waitingOnFloodCert: true,
      }),
      atClosing('Slowdocs', 'the closing documents take 60 s', {}),
    ],
  },
  {
    title: 'Steps',
    values: [
      atStatus('SSN 219-09-9999', 'found', 'CREDIT_NO_MATCH'),
      atStatus('SSN 078-05-1120', 'never found', 'CREDIT_NO_MATCH'),
      atStatus('draw of exactly 250,000', 'offers ended, once', 'OFFER_SELECTION', dearHome),
      atStatus(
        'file named blurry…, glare…, locked…, virus…, toolarge…, slow…, fail…',
        'what each name says; the password is open-sesame',
        'CREDIT_NO_MATCH_SSN',
      ),
      atStatus(
        'ID named idfail…, expired…, othername…, fraudid…',
        'not readable, expired, another name, or a person checks it; the third failure goes to a person',
        'IDENTITY_VERIFICATION',
      ),
      atStatus(
        'pay stubs named reject…, expired…, othername…, review…',
        'to be replaced, with the reason; the last stays in review',
        'INCOME_VERIFICATION',
      ),
      atStatus(
        'employer Unreachable Ltd',
        'does not answer: another contact, or papers',
        'EMPLOYMENT_VERIFICATION',
      ),
      atStatus('"please" in the message', 'the decision is looked at again', 'DECLINED'),
      atStatus(
        'a payoff that its lender refuses',
        'the borrower has to call, or sends a letter',
        'PAYOFF_REQUEST_PENDING',
        refusedPayoff,
      ),
      atStatus(
        'routing number 123456780, 111111118, 011000015',
        'Sandbox National Bank, not known, takes no transfers',
        'DISBURSEMENT_ACCOUNT',
      ),
      atStatus(
        'account number ending 0000, 9999',
        'proof of the account is asked for, in the name of another person',
        'DISBURSEMENT_ACCOUNT',
      ),
      {
        input: 'last name Fundstop',
        outcome: 'the payment is stopped at the last check',
        start: {
          kind: 'session',
          request: {
            checklistStatus: 'FUNDING_DECISION',
            profile: { name: { lastName: 'Fundstop' } },
          },
        },
      },
      atStatus('hold RECORDING_REFUSED', 'the county asks for a correction', 'RECORDING', {
        status: { hold: { reason: 'RECORDING_REFUSED' } },
      }),
      atStatus(
        'link page: Sandbox Bank, … Wrong Password, … Slow, … Joint',
        'connected, fails, ends after 30 s, in the name of another person',
        'DISBURSEMENT_ACCOUNT',
      ),
      atStatus(
        'link page: Sandbox Payroll, … Lower, … Far Lower, … No Income, Sandbox Tax Refused',
        '100 %, 70 %, 20 % or nothing of the stated income, refused by the tax service',
        'INCOME_VERIFICATION',
      ),
      atStatus('bought within 90 days: Yes', 'declined as not eligible', 'COLLECT_ADDITIONAL_INFO'),
    ],
  },
];
