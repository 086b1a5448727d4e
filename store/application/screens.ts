import type { FieldKinds } from '#store/fieldKinds.ts';
import type { Stage } from '#store/shell/journey.ts';
import type { OfferOrigin } from '#store/shell/knownSearch.ts';
import { applicationPath } from '#store/shell/screens.ts';

import { appraisalScreens } from './appraisal/screens.ts';
import { assetsScreens } from './assets/screens.ts';
import { bankScreens } from './bank/screens.ts';
import { documentScreens } from './documents/screens.ts';
import { incomeScreens } from './income/screens.ts';
import { idTypes } from './identity/idDocuments.ts';
import { formReasons } from './decision/reconsideration.ts';
import type { LenderDataName } from './lenderData.ts';
import { propertyScreens } from './property/screens.ts';
import { optionCodes } from '#store/application/requalification/codes.ts';
import { signingScreens } from './signing/screens.ts';
import { payoffScreens } from './payoff/screens.ts';
import { valuationScreens } from './valuation/screens.ts';
import { linkingScreens } from './linking/screens.ts';
import { notaryScreens } from './notary/screens.ts';

/** Screens whose sagas come together, as the first of them is entered. */
export type Room =
  | 'submission'
  | 'offers'
  | 'assets'
  | 'details'
  | 'credit'
  | 'summary'
  | 'valuation'
  | 'liens'
  | 'bank'
  | 'property'
  | 'delinquency'
  | 'requalification'
  | 'funding'
  | 'signing'
  | 'flood'
  | 'payoff'
  | 'appraisal'
  | 'income'
  | 'identity'
  | 'notary'
  | 'documents';

/** One screen of an application: all that the other floors derive from its row. */
export interface ApplicationScreen<Id extends string = string> {
  /** Under the application's address; a parameter is one segment. */
  readonly path: string;
  /** The h1, where it is one sentence for every borrower (screens.md section 4). */
  readonly title?: string;
  /** Whose sagas it needs besides those of every screen. */
  readonly room?: Room;
  /** What the lender is asked for as the screen opens. */
  readonly reads?: readonly LenderDataName[];
  /** The screens whose statuses open it, where none leads to it (screens.md 4, A-82). */
  readonly openWith?: readonly Id[];
  /** The stage of the stepper (C-30); "Provide More Info" where none is named. */
  readonly stage?: Stage;
  /** `from` of the offers' URL for a borrower who comes from here (ROUTING-03, A-44). */
  readonly offerOrigin?: OfferOrigin;
  /** Open in every status. */
  readonly isAlwaysOpen?: true;
  /** It shows the status card and polls the status (F-06); with `retry`, "Check again" runs the routing. */
  readonly waits?: 'card' | 'retry';
  /** What its form stores on the device; never a secret, never demographic data (F-09). */
  readonly stores?: FieldKinds;
}

/** The review edits what was answered before it. */
const ofReview = ['startSummary'] as const;

const decline = {
  reads: ['decision', 'uploadLimits'],
  stores: { reason: formReasons, amount: 'amount', message: 'text' },
} as const satisfies Partial<ApplicationScreen>;

/** Every screen of an application (ROUTE-APP). The status that leads to one is in status/checklist.ts. */
export const applicationScreens = {
  startContact: {
    room: 'details',
    path: 'start/contact',
    reads: ['savedInfo'],
    openWith: ['startContact', ...ofReview],
  },
  startHmda: { room: 'details', path: 'start/hmda', openWith: ['startHmda', ...ofReview] },
  startSummary: {
    room: 'submission',
    stage: 'Basic Info',
    offerOrigin: 'summary',
    path: 'start/app-summary',
    title: 'Review your application',
    reads: ['summary', 'documentList'],
  },
  productSelect: {
    room: 'offers',
    stage: 'Select Offer',
    path: 'product/select',
    reads: ['offers'],
  },
  productConfirm: {
    room: 'offers',
    stage: 'Select Offer',
    path: 'product/select/confirm',
    reads: ['offers'],
    openWith: ['productSelect'],
  },
  ...assetsScreens,
  productWinback: {
    room: 'requalification',
    stage: 'Select Offer',
    offerOrigin: 'winback',
    path: 'product/prequal-winback',
    title: 'There is still a way forward',
    reads: ['requalification'],
    stores: { optionId: optionCodes },
  },
  creditSocial: {
    room: 'credit',
    stage: 'Basic Info',
    path: 'credit/social',
    reads: ['creditIdentification'],
  },
  creditError: {
    room: 'credit',
    stage: 'Basic Info',
    path: 'credit/error',
    reads: ['creditFreeze'],
  },
  errorDecline: { path: 'error/decline', ...decline },
  errorCredit: { path: 'error/credit', openWith: ['errorDecline'], ...decline },
  errorIncome: { path: 'error/income', openWith: ['errorDecline'], ...decline },
  errorTimeout: { path: 'error/timeout', waits: 'retry' },
  errorFloodCert: {
    room: 'flood',
    path: 'error/flood-cert',
    title: 'We are waiting for a flood check',
    reads: ['floodCheck', 'uploadLimits'],
    waits: 'card',
  },
  reviewNoCredit: {
    room: 'credit',
    path: 'review-app/no-credit',
    reads: ['uploadLimits'],
    isAlwaysOpen: true,
    waits: 'card',
    stores: { note: 'text' },
  },
  ...propertyScreens,
  reviewUnderwriting: {
    path: 'review-app/uw',
    isAlwaysOpen: true,
    waits: 'card',
    stores: { message: 'text' },
  },
  reviewDelinquency: {
    room: 'delinquency',
    path: 'review-app/delinquency',
    title: 'Tell us about a late payment',
    reads: ['delinquency', 'uploadLimits'],
    isAlwaysOpen: true,
  },
  reviewDatatree: {
    path: 'review-app/datatree',
    openWith: ['errorTimeout'],
    isAlwaysOpen: true,
    waits: 'retry',
  },
  reviewSigndocs: {
    stage: 'Sign Documents',
    path: 'review-app/signdocs',
    isAlwaysOpen: true,
    waits: 'retry',
  },
  liens: { room: 'liens', path: 'liens', reads: ['liens', 'uploadLimits'] },
  ...payoffScreens,
  ...appraisalScreens,
  ...valuationScreens,
  ...incomeScreens,
  ...linkingScreens,
  // It waits while a person checks the ID.
  identity: {
    room: 'identity',
    stage: 'Verify Identity',
    path: 'identity',
    title: 'Verify your identity',
    reads: ['idCheck', 'uploadLimits'],
    waits: 'card',
    stores: { idType: Object.keys(idTypes), issuingState: 'code' },
  },
  ...bankScreens,
  ...signingScreens,
  ...documentScreens,
  ...notaryScreens,
  complete: {
    room: 'funding',
    stage: 'complete',
    path: 'complete',
    title: 'You have signed. Here is what happens next.',
    reads: ['timeline', 'payout'],
    waits: 'card',
  },
  conditions: { path: 'conditions', title: 'Your to-do list', isAlwaysOpen: true, waits: 'card' },
  conditionsUpload: {
    path: 'conditions/upload-document',
    title: 'Upload a document',
    isAlwaysOpen: true,
    waits: 'card',
  },
  conditionsPhone: {
    path: 'conditions/phone-number',
    title: 'Add your mobile phone',
    isAlwaysOpen: true,
    waits: 'card',
  },
  conditionsConfirm: {
    path: 'conditions/confirm-update',
    title: 'Approve a change',
    isAlwaysOpen: true,
    waits: 'card',
  },
} as const satisfies Record<string, ApplicationScreen>;

export type ApplicationScreenId = keyof typeof applicationScreens;

/** The rows, whose neighbours are screens of the table. */
const rows: Readonly<Record<ApplicationScreenId, ApplicationScreen<ApplicationScreenId>>> =
  applicationScreens;

/** The row of a screen. */
export const screenOf = (id: ApplicationScreenId): ApplicationScreen<ApplicationScreenId> =>
  rows[id];

/** What an address of a screen has besides its id. */
export interface AddressParts {
  /** The segments of the path that vary, as the type of income/link/:type. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** A screen with the rest of its address. */
export interface ScreenAddress extends AddressParts {
  readonly screen: ApplicationScreenId;
}

/** The path of a screen below its application: `income/link/truv-payroll?record=…`. */
export function screenPath(
  id: ApplicationScreenId,
  { parameters = {}, query = {} }: AddressParts = {},
): string {
  const path = screenOf(id).path.replace(
    /:(\w+)/,
    (_whole, name: string) => parameters[name] ?? '',
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** The address of a screen of an application. */
export const screenAddress = (
  uuid: string,
  id: ApplicationScreenId,
  parts?: AddressParts,
): string => applicationPath(uuid, screenPath(id, parts));
