/** The 50 states, the District of Columbia and the three territories with their own ZIP prefix (facts §5). */
const names = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  GU: 'Guam',
} as const;

export type StateCode = keyof typeof names;

export interface State {
  code: StateCode;
  name: string;
}

/** Other places with mail delivery: other territories, and military and diplomatic addresses (APO, FPO, DPO). */
const otherMailNames = {
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
} as const;

const namesByCode = new Map<string, string>(Object.entries(names));
const homeNames = new Map<string, string>(Object.entries({ ...names, ...otherMailNames }));

export const states: readonly State[] = (Object.keys(names) as StateCode[]).map((code) => ({
  code,
  name: names[code],
}));

export const isStateCode = (code: string): code is StateCode => namesByCode.has(code);

/** States for a home or mailing address. For a property, use `states`. */
export const homeStates: readonly { code: string; name: string }[] = Array.from(
  homeNames,
  ([code, name]) => ({ code, name }),
);

export const isHomeState = (code: string): boolean => homeNames.has(code);

/** Returns "Ohio", or the code itself if it is unknown. */
export const stateName = (code: string): string => homeNames.get(code) ?? code;

/** Community property states (facts §5, C: to be reviewed). */
const communityProperty = new Set('AZ CA ID LA NV NM TX WA WI'.split(' '));

export const isCommunityProperty = (state: string): boolean => communityProperty.has(state);

/** Whether the Texas homestead rules apply, which require the owner to live there (facts §4). */
export const isTexasHomestead = (state: string, occupancy: string): boolean =>
  state === 'TX' && occupancy === 'HOME';

/**
 * A sample for legal review: the spouse signs the lien in these states and in community property states (screens.md).
 */
const homesteadRights = new Set('AL AR FL KS KY MN MO NJ NC OH OK TN'.split(' '));

export const spouseMustSign = (state: string, occupancy: string): boolean =>
  occupancy === 'HOME' && (isCommunityProperty(state) || homesteadRights.has(state));
