import { mergePricing, type Organisation } from '#store/org/organisation.ts';
import { states } from '#store/geography/states.ts';

/** A lender: its brand, and data that a brand doesn't have (decision 4). */
export interface Lender {
  readonly code: string;
  readonly brand: Organisation;
  /** Codes with the same canonical code share applications. */
  readonly canonicalCode: string;
  /** Applications in other states are refused. */
  readonly licensedStates: ReadonlySet<string>;
  /** The answer of states-eligibility. It may include states without a license (9.1, Alaska). */
  readonly eligibleStates: ReadonlySet<string>;
  /** Added to a term's base rate. */
  readonly rateMargin: number;
  readonly minLine: number;
  readonly maxLine: number;
  readonly feeCap: number | null;
}

const list = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));
const without = (codes: ReadonlySet<string>, ...left: string[]): ReadonlySet<string> =>
  new Set([...codes].filter((code) => !left.includes(code)));

const TERRITORIES = ['PR', 'VI', 'GU'];
const everyState = without(new Set<string>(states.map(({ code }) => code)), ...TERRITORIES);

/** screens.md 12.5 */
const main = without(everyState, 'AK', 'DE', 'HI', 'KY', 'NY', 'VT', 'WV');
const twelve = list('CO IA IL IN MI MN MO OH PA TN VA WI');
const westAndHawaii = list('AK AZ CA HI ID NV OR UT WA');
const midwest = list('IA IL IN MI MO WI');
const south = list('AZ FL NC SC TX');
const larkwick = list('CO FL GA OH TX');
const newYork = list('NY');
const none: ReadonlySet<string> = new Set();

interface LenderRow {
  readonly states: ReadonlySet<string>;
  readonly rateMargin: number;
}

/** screens.md 12.2 and 12.3: the main family, and the examples that differ from the rule. */
const rows = new Map<string, LenderRow>([
  ['HOMELINE', { states: main, rateMargin: 0 }],
  ['HOMELINE_WHOLESALE', { states: main, rateMargin: 0.0025 }],
  ['HOMELINE_NY', { states: newYork, rateMargin: 0 }],
  ['HOMELINE_SB', { states: without(main, 'TX'), rateMargin: 0.0075 }],
  ['HOMELINE_WHOLESALE_NY', { states: newYork, rateMargin: 0.0025 }],
  ['HOMELINE_CRYPTO', { states: main, rateMargin: 0 }],
  ['TARNMERE', { states: none, rateMargin: -0.002 }],
  ['TARNHOLT', { states: main, rateMargin: 0 }],
  ['TARNGARTH', { states: south, rateMargin: 0.004 }],
  ['TARNWICK', { states: main, rateMargin: 0.0025 }],
]);

const stems = [
  ...list('LARK TARN OSIER QUILL BRAMBLE GORSE CORRIE DUNLIN'),
  ...list('IVEL JUNIPER LINNET MERLE NETTLE PLOVER BRACKEN YARROW'),
];

/** screens.md 12.3: by the ending of a partner's code. */
const endings = new Map<string, LenderRow>([
  ['MERE', { states: twelve, rateMargin: -0.0025 }],
  ['HOLT', { states: westAndHawaii, rateMargin: 0 }],
  ['GARTH', { states: midwest, rateMargin: 0.0005 }],
  ['WICK', { states: larkwick, rateMargin: 0.005 }],
]);

const STEP_OF_MARGIN = 0.0005;

function rowOf(code: string): LenderRow {
  const worked = rows.get(code);
  if (worked) return worked;
  for (const [ending, row] of endings) {
    const stem = stems.indexOf(code.slice(0, -ending.length));
    if (code.endsWith(ending) && stem !== -1)
      return { ...row, rateMargin: row.rateMargin + STEP_OF_MARGIN * (stem % 4) };
  }
  // Our choice: an added brand lends like the main lender.
  return { states: main, rateMargin: 0 };
}

const MIN_LINE = 20_000;
const MAX_LINE = 750_000;

export function lenderOf(brand: Organisation): Lender {
  const { orgCode: code } = brand;
  const { states: licensedStates, rateMargin } = rowOf(code);
  const pricing = mergePricing(brand.orgPricingData);
  return {
    code,
    brand,
    canonicalCode: brand.canonicalOrgCode,
    licensedStates,
    eligibleStates: code === 'HOMELINE' ? new Set([...licensedStates, 'AK']) : licensedStates,
    rateMargin,
    minLine: pricing.helocMinLoanAmount ?? MIN_LINE,
    maxLine: pricing.helocMaxLoanAmount ?? MAX_LINE,
    feeCap: pricing.ofeeMaxThreshold ?? null,
  };
}
