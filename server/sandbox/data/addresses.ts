/** An invented street in a real city (screens.md 12.8). */
export interface KnownAddress {
  readonly street1: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly county: string;
  /** Dollars. Missing if the lender has no figures. */
  readonly value?: number;
  readonly mortgage?: number;
}

/** street | city | state | ZIP | county | value | balance of the first mortgage */
const table = `
118 Lanternfish Lane|Austin|TX|78704|Travis|610000|268000
2207 Copperleaf Court|Dallas|TX|75214|Dallas|540000|240000
45 Mossbell Terrace|Brooklyn|NY|11215|Kings|780000|310000
9 Harrowgate Steps|Albany|NY|12203|Albany|330000|120000
71 Plumeria Bend|Honolulu|HI|96816|Honolulu|990000|430000
640 Wrenfield Road|Birmingham|AL|35205|Jefferson|350000|150000
33 Cinderpath Way|Denver|CO|80206|Denver|690000|300000
512 Amberstone Drive|Columbus|OH|43214|Franklin|520000|231400
1480 Tidewillow Avenue|Tampa|FL|33609|Hillsborough|560000|250000
27 Foxglass Lane|Phoenix|AZ|85016|Maricopa|470000|210000
803 Bellharbor Street|Portland|OR|97214|Multnomah|580000|260000
16 Thistlecomb Road|Black Mountain|NC|28711|Buncombe|410000|180000
44 Saltmarsh Row|Fort Myers Beach|FL|33931|Lee|640000|280000
905 Kingfisher Place|Chicago|IL|60618|Cook|480000|215000
12 Peachtwig Court|Atlanta|GA|30307|DeKalb|560000|250000
77 Larchwood Green|Springfield|MA|01108|Hampden|340000|150000
8 Palmettoberry Way|Charleston|SC|29403|Charleston|620000|270000
301 Raincloud Avenue|Seattle|WA|98115|King|860000|390000
19 Icebell Lane|Minneapolis|MN|55409|Hennepin|410000|185000
6 Mapleglen Hill|Burlington|VT|05401|Chittenden|430000|190000
14 Claymont Wharf|Wilmington|DE|19806|New Castle
3 Bluegrass Knoll|Louisville|KY|40205|Jefferson
2 Conch Alley|Key West|FL|33040|Monroe
55 Lakeloom Street|Madison|WI|53703|Dane|450000|200000
21 Saltbell Court|Salt Lake City|UT|84103|Salt Lake|560000|250000
410 Sunfern Drive|Los Angeles|CA|90026|Los Angeles|890000|420000
66 Dovewren Lane|San Diego|CA|92104|San Diego|840000|390000
88 Fiddlebrook Road|Nashville|TN|37206|Davidson|510000|230000
17 Rivergate Bower|Richmond|VA|23220|Richmond City|500000|220000
24 Sandquill Way|Las Vegas|NV|89104|Clark|430000|190000
31 Oysterling Court|Baltimore|MD|21211|Baltimore City|380000|170000
5 Liberlark Place|Philadelphia|PA|19130|Philadelphia|470000|210000
40 Hemlockfen Road|Coudersport|PA|16915|Potter|220000|90000
62 Pinewisp Drive|Boise|ID|83702|Ada|520000|230000
3 Redbison Court|Saint Louis|MO|63104|Saint Louis City|310000|140000
70 Bayou Fern|New Orleans|LA|70119|Orleans|360000|160000
15 Cornhusk Bend|Omaha|NE|68104|Douglas|320000|140000
28 Violetwood Way|Anchorage|AK|99503|Anchorage|420000|190000`;

const readLine = (line: string): KnownAddress => {
  const [street1 = '', city = '', state = '', zip = '', county = '', value, mortgage] =
    line.split('|');
  const figures =
    value === undefined || mortgage === undefined
      ? {}
      : { value: Number(value), mortgage: Number(mortgage) };
  return { street1, city, state, zip, county, ...figures };
};

/** The magic words of 9.3, one street each. */
export const streetWords = [
  'Nowhere',
  'Twin',
  'Unvalued',
  'Estimate',
  'Reestimate',
  'Broker',
  'Agent',
  'Brokering',
  'Nobodyhome',
  'Underwater',
  'Clear',
  'Payoff',
  'Payoffs',
  'Parcel',
  'Owners',
  'Coowned',
  'Deedpage',
  'Titlework',
  'Appraise',
  'Flood',
  'Floodzone',
  'Slowdocs',
] as const;

const SANDBOX_LANE = {
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  county: 'Franklin',
  value: 520_000,
  mortgage: 231_400,
};

export const knownAddresses: readonly KnownAddress[] = [
  ...table.trim().split('\n').map(readLine),
  ...streetWords.map((word) => ({ street1: `1 ${word} Sandbox Lane`, ...SANDBOX_LANE })),
  {
    ...SANDBOX_LANE,
    street1: '9 Broker Sandbox Lane',
    city: 'Austin',
    state: 'TX',
    zip: '78704',
    county: 'Travis',
  },
];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

const sameText = (one: string, other: string) => plain(one) === plain(other);

/** Finds an address by street and state, in any spelling. */
export const findAddress = (street1: string, state: string): KnownAddress | null =>
  knownAddresses.find(
    (known) => sameText(known.street1, street1) && sameText(known.state, state),
  ) ?? null;

export const toWireAddress = ({ street1, city, state, zip }: KnownAddress) => ({
  street1,
  street2: '',
  city,
  state,
  zip,
});

export function wireAddressOf(street1: string, state: string) {
  const known = findAddress(street1, state);
  if (!known) throw new Error(`No known address ${street1}`);
  return toWireAddress(known);
}

const MAX_SUGGESTIONS = 8;
/** Lists a street for each magic word (12.8) if it is the whole text. */
const MAGIC_WORD = 'sandbox';

/** Each typed word must match the start of a word: "amber col" finds Amberstone Drive in Columbus. */
export function suggestAddresses(text: string): readonly KnownAddress[] {
  const typed = plain(text).split(' ').filter(Boolean);
  if (typed.length === 0) return [];
  const fits = ({ street1, city, state, zip }: KnownAddress) => {
    const words = plain(`${street1} ${city} ${state} ${zip}`).split(' ');
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  };
  const found = knownAddresses.filter(fits);
  return plain(text) === MAGIC_WORD ? found : found.slice(0, MAX_SUGGESTIONS);
}
