import type { RoutedApplication } from '#store/application/core/application.ts';
import type { ApplicationStatus } from '#store/application/core/applicationStatus.ts';
import type { ApplicationScreenId } from '#store/application/core/screens.ts';

import type { PhaseId } from './phases.ts';

/** Who acts next. Bureaus, agents and similar parties are `others`. */
export type Actor = 'borrower' | 'lender' | 'others' | 'law' | 'none';

export const MAIN_SITE_HOME = '/';

type Place = ApplicationScreenId | typeof MAIN_SITE_HOME;

/** The status fields that decide the screen, in addition to the checklist status. */
type RoutedStatus = Readonly<
  Pick<ApplicationStatus, 'bpo' | 'primaryParticipantAcceptComplete' | 'waitingOnFloodCert'>
>;

export type StatusScreen =
  | Place
  | ((status: RoutedStatus, application: Readonly<RoutedApplication>) => Place);

/**
 * What a status means to the borrower (screens.md, section 7, with the wording of the screen review). Texts may
 * contain the placeholders `{bureau}` and `{date}`, the day of the lender's hold.
 */
export interface StatusRow {
  /** Where the status leads. Defaults to error/timeout (STATUS-51). */
  readonly screen?: StatusScreen;
  /** The lender is about to finish, so the page polls (ROUTING-02, A-38). */
  readonly isPolled?: true;
  readonly phase?: PhaseId;
  /** Set for statuses before the choice of an offer, when the borrower can still finish all steps today. */
  readonly isPromising?: true;
  /** What is happening, as a heading. */
  readonly what: string;
  readonly actor: Actor;
  /** The usual business days: from, to. */
  readonly days?: readonly [from: number, to: number];
  /** The same, counted from the borrower's answer. */
  readonly daysAfter?: readonly [from: number, to: number];
  /** A time that isn't in business days. */
  readonly when?: string;
  /** How we say the lender's own day. Defaults to the day by which it is done. */
  readonly dated?: string;
  /** What the borrower can do. Defaults to nothing. */
  readonly toDo?: string;
}

export const checking = {
  isPolled: true,
  what: "We're checking what you sent.",
  actor: 'lender',
  when: 'This takes up to a minute.',
  toDo: 'Keep this page open.',
} as const satisfies StatusRow;

export const frozen = {
  what: 'Your file is locked or frozen at {bureau}.',
  actor: 'borrower',
  when: 'Lifting it online takes up to an hour.',
  toDo: 'Lift it for a day, then come back.',
} as const satisfies StatusRow;

/** Returns the screen where the borrower orders a valuation, while `bpo` requires one. */
export const valuationScreen = (
  { bpo }: RoutedStatus,
  { propertyState }: Readonly<RoutedApplication>,
) => {
  if (bpo !== 'BPO_REQUIRED') return 'bpoHold'; // STATUS-32
  return propertyState === 'TX' ? 'bpoCondition' : 'bpoOrder'; // STATUS-30, STATUS-31
};
