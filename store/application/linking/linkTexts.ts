import { screenPath, type ApplicationScreenId } from '#store/application/core/screens.ts';
import { sample, type ConsentText } from '#store/text/sampleText.ts';

import type { LinkResult, LinkType } from './linkTypes.ts';

/** T-21: a sample for legal review (screens.md 11). */
export const linkPrivacy: ConsentText = sample(
  'T-21',
  'Your data is protected with 256-bit encryption. We never see or store your login details. We read your account once and share it with no one.',
);

interface LinkText {
  readonly title: string;
  readonly reads: string;
  readonly institution: string;
  /** What is linked, with its verb. */
  readonly subject: string;
}

const payroll: LinkText = {
  title: 'Link your payroll',
  reads: "We'll read your employer, your pay dates and your pay for the last two years.",
  institution: 'your payroll service',
  subject: 'Your payroll was',
};

const tax: LinkText = {
  title: 'Share your tax records',
  reads: "We'll read the income on your federal tax records for the last two years.",
  institution: 'the tax service',
  subject: 'Your tax records were',
};

const texts: Readonly<Record<LinkType, LinkText>> = {
  bank: {
    title: 'Link your bank',
    subject: 'Your bank was',
    reads: "We'll read the name on your checking or savings account, its type and its numbers.",
    institution: 'your bank',
  },
  'plaid-transactions': {
    title: 'Link your bank',
    subject: 'Your bank was',
    reads: "We'll read the deposits to your account over the last 12 months.",
    institution: 'your bank',
  },
  'truv-payroll': payroll,
  'pointserv-payroll': payroll,
  'pointserv-tax': tax,
  'pointserv-1099-misc': {
    ...tax,
    reads: "We'll read the income on your 1099 forms for the last two years.",
  },
  'truv-financial-accounts': {
    title: 'Link your accounts',
    subject: 'Your accounts were',
    reads: "We'll read the balances of your savings, investment and retirement accounts.",
    institution: 'your bank',
  },
};

export const linkText = (link: LinkType): LinkText => texts[link];

export const LINK_DURATION = 'It takes about two minutes, on the page of our partner.';

export const BUSINESS_HINT = 'Self-employed? Link the account where your business income arrives.';

export interface LinkEnd {
  link: LinkType;
  screen: ApplicationScreenId;
  /** LOST: the session ended while the link was being completed. */
  result: LinkResult | 'LOST';
  institution: string | null;
  /** The lender's own sentence, for example about an account in another name. */
  message: string | null;
}

/** Returns the path of a link's screen, relative to the application. */
export const linkScreenPath = ({
  link,
  screen,
}: Readonly<Pick<LinkEnd, 'link' | 'screen'>>): string =>
  screenPath(screen, { parameters: { type: link } });

/** F-13. `message` takes precedence, because the lender knows the reason. */
export function linkEndText({ link, result, institution, message }: Readonly<LinkEnd>): string {
  const name = institution ?? texts[link].institution;
  switch (result) {
    case 'SUCCESS':
      return `Connected: ${name}`;
    case 'EXIT':
      return 'You closed the link before it finished.';
    case 'LOST':
      return `${texts[link].subject} not linked. Start again.`;
    case 'EXPIRED':
      return 'The link took too long. Start it again.';
    case 'NO_DATA':
      return (
        message ?? `We found no income at ${name}. Choose another one, or send documents instead.`
      );
    case 'ERROR':
    case 'REFUSED':
      return (
        message ??
        `We couldn't connect to ${name}. You can try again, pick another bank, or send documents instead.`
      );
    default:
      return result satisfies never;
  }
}

/** The result of a link to the tax service (income/pointserv-callback). */
export interface TaxLink {
  /** UNKNOWN: the lender doesn't know this link session. */
  result: LinkResult | 'UNKNOWN';
  institution: string | null;
}

const NO_RECORDS =
  "The tax service hasn't sent your records. They can take 24 hours, or you can use another way.";

export function taxLinkText({ result, institution }: Readonly<TaxLink>): string {
  if (result === 'UNKNOWN') return "We can't find this link session.";
  if (result === 'REFUSED' || result === 'NO_DATA') return NO_RECORDS;
  const end = {
    link: 'pointserv-tax',
    screen: 'incomePointservCallback',
    result,
    institution,
    message: null,
  } as const;
  return linkEndText(end);
}
