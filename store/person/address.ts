import { homeStates, isHomeState, isStateCode } from '#store/geography/states.ts';
import { streetLines, typedLines } from '#store/person/unit.ts';
import { normaliseZip, withoutZipPlus } from '#store/person/zipCode.ts';
import { normaliseText } from '#store/text/normalise.ts';
import {
  passes,
  isEmpty,
  matches,
  maxLength,
  oneOf,
  required,
  textValidator,
  normaliseValues,
  type Rule,
  type RuleTable,
} from '#store/validation.ts';

/** ENUM-OCCUPANCY */
export const occupancyLabels = {
  HOME: 'I live here',
  SECONDARY: 'Second home',
  INVESTMENT: 'I rent it out',
} as const;

export type Occupancy = keyof typeof occupancyLabels;
export const occupancies = Object.keys(occupancyLabels) as readonly Occupancy[];

/** FIELD-REG-02. */
export interface HomeAddress {
  street1: string;
  street2?: string;
  city: string;
  state: string;
  zip: string;
}

/** FIELD-REG-01. */
export interface PropertyAddress extends HomeAddress {
  occupancyType: Occupancy;
}

/** One line with suggestions, one line without a match, or separate fields. */
export type AddressEntry = 'typeahead' | 'unmatched' | 'manual';

export interface AddressRules {
  entry: AddressEntry;
  /** Under a regulator's review, the field refuses New York (VAL-STATE-3, C-19). */
  allowRegulatorReview: boolean;
}

/** For the form and the contract. */
export const MAX_ADDRESS_LINE_LENGTH = 120;
const INVALID_STREET = 'Please enter a valid property address';
/** Our choice: points down, because the button is below the box. */
const UNMATCHED_STREET =
  'Please choose your address from the list, or select "Enter address manually"';
/** Our choice: the text, which the specification doesn't give. */
const NO_STREET = 'Enter the street and its number here. A unit or a name goes in the line below.';
const NOT_YET_IN_STATE =
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";

/** Replaces periods, apostrophes and hyphens with spaces, as USPS writes city names (VAL-CITY-1). */
const postalCity = (city: string): string =>
  normaliseText(city)
    .replaceAll(/[.'\p{Pd}\s]+/gu, ' ')
    .trim();

const isCity = (city: string): boolean =>
  city.length <= MAX_ADDRESS_LINE_LENGTH && /^[\p{L}\p{M} ]+$/u.test(postalCity(city));

/** Our choice: a text for an empty list, because it has no length to complain about. */
const NO_STATE = 'Please choose a state';
const INVALID_STATE = 'Please enter a valid state';

const parts: RuleTable<HomeAddress> = {
  street2: [maxLength(MAX_ADDRESS_LINE_LENGTH, 'Must be at most 120 characters')],
  city: [
    required('Please enter a valid city name'),
    passes(isCity, 'Please enter a valid city name'),
  ], // VAL-CITY-1
  state: [
    required(NO_STATE),
    passes((state: string) => state.length === 2, 'State must be two characters in length'), // VAL-STATE-1
    passes(isHomeState, INVALID_STATE), // VAL-STATE-2, A-12
  ],
  zip: [
    required('Please enter a valid zipcode'),
    matches(/^\d{5}$/, 5, 'Please enter a valid zipcode'),
  ], // VAL-ZIP-1
};

const validateParts = textValidator<HomeAddress>(parts);

export const hasCityStateAndZip = (address: Readonly<Partial<HomeAddress>>): boolean =>
  Object.keys(validateParts(address)).length === 0;

/** The lender operates in fewer places than people live in. */
const ofProperty = passes(isStateCode, INVALID_STATE);

/** Empty, under 3 characters or a single word (VAL-TYPEAHEAD-1). */
const isTooShort = (street: string) => street.length < 3 || !street.includes(' ');

/** The other fields are looked up on submit. */
const typeaheadStreet: Rule<string, HomeAddress> = (street) =>
  isEmpty(street) || street.length > MAX_ADDRESS_LINE_LENGTH || isTooShort(street)
    ? INVALID_STREET
    : undefined;

const unmatchedStreet: Rule<unknown, HomeAddress> = (_street, values) =>
  hasCityStateAndZip(values) ? undefined : UNMATCHED_STREET;

/** Splits a street box into lines, even if it holds a whole address. */
function linesOf(street: string, second: string | undefined) {
  const whole = readAddressLine(street);
  return streetLines([...(whole ? [whole.street1, whole.street2] : typedLines(street)), second]);
}

const manualStreet: readonly Rule<string, HomeAddress>[] = [
  required('Street address is required'), // VAL-STREET-1, VAL-ADDR-2
  maxLength(MAX_ADDRESS_LINE_LENGTH, 'Must be at most 120 characters'), // Our choice: the contract's limit (SC-22).
  passes((street, { street2 }) => linesOf(street, street2) !== null, NO_STREET),
];

export const isRegulatorReviewState = (state: string): boolean => state === 'NY';

const notInNewYork: Rule<unknown, HomeAddress> = (_value, { state }) =>
  state !== undefined && isRegulatorReviewState(state) ? NOT_YET_IN_STATE : undefined;

function rulesOf({ entry, allowRegulatorReview }: AddressRules): RuleTable<HomeAddress> {
  const review = allowRegulatorReview ? [notInNewYork] : [];
  if (entry === 'manual')
    return { ...parts, street1: manualStreet, state: [...(parts.state ?? []), ...review] };
  const unmatched = entry === 'unmatched' ? [unmatchedStreet] : [];
  return { street1: [typeaheadStreet, ...unmatched, ...review] };
}

/** A property entered by hand must be in one of the lender's states. */
function propertyRulesOf(rules: AddressRules): RuleTable<HomeAddress> {
  const table = rulesOf(rules);
  return rules.entry === 'manual'
    ? { ...table, state: [...(table.state ?? []), ofProperty] }
    : table;
}

/** VAL-ADDR-1 */
export const propertyAddressValidator = (rules: AddressRules) =>
  textValidator<PropertyAddress>({
    ...propertyRulesOf(rules),
    occupancyType: [
      required('Please select an occupancy type'),
      oneOf(occupancies, 'Please select an occupancy type'),
    ],
  });

/** Validates a home. The regulator's rules don't apply, because only the property decides where the lender lends. */
export const homeAddressValidator = (entry: AddressEntry) =>
  textValidator<HomeAddress>(rulesOf({ entry, allowRegulatorReview: false }));

/** Returns a valid address, normalized: the unit goes in the second line, which is left out if empty. */
export function completeAddress<Address extends HomeAddress>(answer: Readonly<Address>): Address {
  const { street2: second, ...tidied } = normaliseValues(answer);
  const { street1, street2 } = linesOf(tidied.street1, second) ?? { ...tidied, street2: second };
  const rest = {
    ...tidied,
    street1,
    city: postalCity(tidied.city),
    zip: normaliseZip(tidied.zip),
  };
  // The omitted line is optional, so this is still a whole address.
  return (street2 ? { ...rest, street2 } : rest) as Address;
}

interface LenderAddress {
  city: string | null;
  state: string | null;
  zip: string | null;
}

/** Rewrites the lender's address by our rules (VAL-CITY-1, VAL-STATE-2), without ZIP+4. */
export const normaliseLenderAddress = <Address extends LenderAddress>(
  address: Readonly<Address>,
): Address => ({
  ...address,
  city: address.city?.replaceAll(/[^\p{L}\p{M}]+/gu, ' ').trim() ?? null,
  state: address.state?.toUpperCase() ?? null,
  zip: address.zip === null ? null : normaliseZip(address.zip).slice(0, 5),
});

/** "512 Amberstone Drive, Columbus, OH 43214" */
export const addressLine = ({
  street1,
  street2,
  city,
  state,
  zip,
}: Readonly<HomeAddress>): string =>
  [street1, street2, city, `${state} ${zip}`].filter(Boolean).join(', ');

const COUNTRY = /^(?:u\.?s\.?a?\.?|united states(?: of america)?)$/i;

/** Finds a state's code or name at the end of a text, and the text before it. */
function stateAtEnd(text: string) {
  const ending = ` ${text.toLowerCase()}`;
  // Searches backward, because West Virginia ends with Virginia.
  for (const { code, name } of homeStates.toReversed())
    for (const word of [code, name])
      if (ending.endsWith(` ${word.toLowerCase()}`))
        return { state: code, before: text.slice(0, -word.length).trim() };
  return null;
}

/**
 * Parses an address pasted into one field (FT-48): "street, city, ST 12345" on one or two lines. The state may be
 * spelled out. The commas around it and the country are optional.
 */
export function readAddressLine(text: string): HomeAddress | null {
  const pieces = normaliseText(text)
    .slice(0, MAX_ADDRESS_LINE_LENGTH * 2)
    .split(/[,\n]/)
    .map((piece) => piece.trim());
  if (COUNTRY.test(pieces.at(-1) ?? '')) pieces.pop();
  const end = /^(?:(.*) )?(\d{5})$/.exec(withoutZipPlus(pieces.pop() ?? ''));
  const [, before, zip = ''] = end ?? [];
  const place = end && stateAtEnd(before ?? pieces.pop() ?? '');
  const city = place?.before || pieces.pop();
  const lines = streetLines(pieces);
  if (!place || !city || !lines) return null;
  const { street1, street2 } = lines;
  return {
    street1,
    ...(street2 && { street2 }),
    city: postalCity(city),
    state: place.state,
    zip,
  };
}
