import {
  isTexasPrimaryHome,
  TEXAS_DAYS,
  texasSigningFrom,
} from '#store/application/funding/waitingPeriods.ts';

import type { MeetingPlace } from './notary.ts';

/** Where a deed can be signed online: sample data, not law (screens.md 12.9, facts §9). */
export interface NotaryRule {
  readonly state: string;
  /** Null for all counties without a row. */
  readonly county: string | null;
  readonly isAllowed: boolean;
  readonly fromDate: string | null;
  readonly reasonText: string | null;
  readonly source: string;
  readonly checkedOn: string;
}

const STATE_REASON = 'Your state does not allow it for home loans yet.';
const COUNTY_REASON = 'The county recorder does not accept it yet.';
const TEXAS_REASON =
  'Texas law asks for a home equity line to be signed at an office of the lender, an attorney or a title company.';
const SOURCE = 'Sample table for legal review';
const CHECKED_ON = '2026-11-02';

const online =
  'AZ CO FL IA ID IL IN LA MD MI MN MO NC ND NH NJ NV NY OH OK OR PA TN TX UT VA WA WI'.split(' ');
const countiesWithout = [
  ['PA', 'Potter'],
  ['MO', 'Saint Louis City'],
] as const;

const checked = { source: SOURCE, checkedOn: CHECKED_ON };

/** A state without a row doesn't allow it. */
export const notaryRules: readonly NotaryRule[] = [
  ...online.map((state) => ({
    state,
    county: null,
    isAllowed: true,
    fromDate: '2024-01-01',
    reasonText: null,
    ...checked,
  })),
  ...countiesWithout.map(([state, county]) => ({
    state,
    county,
    isAllowed: false,
    fromDate: null,
    reasonText: COUNTY_REASON,
    ...checked,
  })),
];

export interface NotaryProperty {
  readonly state: string | null;
  readonly county: string | null;
  readonly occupancyType: string | null;
}

/** Returns whether a deed can be signed online and, if not, why. */
export function onlineRule(
  property: NotaryProperty,
): Pick<NotaryRule, 'isAllowed' | 'reasonText' | 'source' | 'checkedOn'> {
  if (isTexasPrimaryHome(property))
    return { isAllowed: false, reasonText: TEXAS_REASON, ...checked };
  const rows = notaryRules.filter(({ state }) => state === property.state);
  const row =
    rows.find(({ county }) => county !== null && county === property.county) ??
    rows.find(({ county }) => county === null);
  return row ?? { isAllowed: false, reasonText: STATE_REASON, ...checked };
}

/** Returns where a notary can meet the signers. */
export const meetingPlacesFor = (property: NotaryProperty): MeetingPlace[] =>
  isTexasPrimaryHome(property)
    ? ['TITLE_OFFICE', 'ATTORNEY_OFFICE', 'LENDER_OFFICE']
    : ['HOME', 'NOTARY_OFFICE'];

/** Returns the days that decide when a Texas home can be signed for, or null for other properties. */
export function waitingPeriodOf(property: NotaryProperty, noticeOn: string, appliedOn: string) {
  const firstDay = isTexasPrimaryHome(property)
    ? texasSigningFrom({ applied: appliedOn, notice: noticeOn, costs: null })
    : null;
  return firstDay === null ? null : { days: TEXAS_DAYS, noticeOn, appliedOn, firstDay };
}
