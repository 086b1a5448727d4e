import { isStateCode, states } from '#store/geography/states.ts';
import { normaliseText } from '#store/text/normalise.ts';
import {
  holds,
  isEmpty,
  matches,
  maxLength,
  oneOf,
  required,
  textValidator,
  tidy,
  type Rule,
  type RuleTable,
} from '#store/validation.ts';

/** ENUM-OCCUPANCY with the words of the form. */
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

/** How the address is being given: as one line with suggestions, as a line that no suggestion matches, or part by part. */
export type AddressEntry = 'typeahead' | 'unmatched' | 'manual';

export interface AddressRules {
  entry: AddressEntry;
  /** The brand is under a regulator's review: New York is refused at the field (VAL-STATE-3, C-19). */
  allowRegulatorReview: boolean;
}

/** Of the form and of the contract, so that what the one takes the other does. */
export const LONGEST_LINE = 120;
const INVALID_STREET = 'Please enter a valid property address';
/** chosen: the second way is a button below the box. */
const UNMATCHED_STREET =
  'Please choose your address from the list, or select "Enter address manually"';
const NOT_YET_IN_STATE =
  "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";

/** A city as the post office writes it: periods, apostrophes and hyphens are spaces (VAL-CITY-1). */
const postalCity = (city: string): string =>
  normaliseText(city)
    .replaceAll(/[.'\p{Pd}\s]+/gu, ' ')
    .trim();

/** Letters and spaces only, once the city is as the post office writes it (VAL-CITY-1). */
const isCity = (city: string): boolean =>
  city.length <= LONGEST_LINE && /^[\p{L}\p{M} ]+$/u.test(postalCity(city));

/** The parts a chosen suggestion brings along. */
const parts: RuleTable<HomeAddress> = {
  street2: [maxLength(LONGEST_LINE, 'Must be at most 120 characters')],
  city: [
    required('Please enter a valid city name'),
    holds(isCity, 'Please enter a valid city name'),
  ], // VAL-CITY-1
  state: [
    (state) => (state?.length === 2 ? undefined : 'State must be two characters in length'), // VAL-STATE-1
    holds(isStateCode, 'Please enter a valid state'), // VAL-STATE-2, A-12
  ],
  zip: [
    required('Please enter a valid zipcode'),
    matches(/^\d{5}$/, 5, 'Please enter a valid zipcode'),
  ], // VAL-ZIP-1
};

const validateParts = textValidator<HomeAddress>(parts);

/** Whether city, state and ZIP code are known, as a chosen suggestion brings them along. */
export const isPlaced = (address: Readonly<Partial<HomeAddress>>): boolean =>
  Object.keys(validateParts(address)).length === 0;

/** Empty, under 3 characters or a single word (VAL-TYPEAHEAD-1). */
const isTooShort = (street: string) => street.length < 3 || !street.includes(' ');

/** The one line of the typeahead; what a suggestion would have filled in is looked up with the press. */
const typeaheadStreet: Rule<string, HomeAddress> = (street) =>
  isEmpty(street) || street.length > LONGEST_LINE || isTooShort(street)
    ? INVALID_STREET
    : undefined;

/** A line that was looked up in vain is no address until a suggestion is chosen. */
const unmatchedStreet: Rule<unknown, HomeAddress> = (_street, values) =>
  isPlaced(values) ? undefined : UNMATCHED_STREET;

const manualStreet: readonly Rule<string, HomeAddress>[] = [
  required('Street address is required'), // VAL-STREET-1, VAL-ADDR-2
  maxLength(LONGEST_LINE, 'Must be at most 120 characters'), // chosen: SC-22
];

/** Where a brand under a regulator's review lends to nobody. */
export const isUnderReview = (state: string): boolean => state === 'NY';

const notInNewYork: Rule<unknown, HomeAddress> = (_value, { state }) =>
  state !== undefined && isUnderReview(state) ? NOT_YET_IN_STATE : undefined;

/** Field rules of an address; the state of a property is also held against the regulator's review. */
function rulesOf({ entry, allowRegulatorReview }: AddressRules): RuleTable<HomeAddress> {
  const review = allowRegulatorReview ? [notInNewYork] : [];
  if (entry === 'manual')
    return { ...parts, street1: manualStreet, state: [...(parts.state ?? []), ...review] };
  const unmatched = entry === 'unmatched' ? [unmatchedStreet] : [];
  return { street1: [typeaheadStreet, ...unmatched, ...review] };
}

/** VAL-ADDR-1 and the rules of the address itself. */
export const propertyAddressValidator = (rules: AddressRules) =>
  textValidator<PropertyAddress>({
    ...rulesOf(rules),
    occupancyType: [
      required('Please select an occupancy type'),
      oneOf(occupancies, 'Please select an occupancy type'),
    ],
  });

/** Where the person lives has no regulator's rule: only the property decides where the lender lends. */
export const homeAddressValidator = (entry: AddressEntry) =>
  textValidator<HomeAddress>(rulesOf({ entry, allowRegulatorReview: false }));

/** A valid answer as it is kept: tidied, its city as the post office writes it, without an empty second line. */
export function completeAddress<Address extends HomeAddress>(answer: Readonly<Address>): Address {
  const { street2, ...tidied } = tidy(answer);
  const rest = { ...tidied, city: postalCity(tidied.city) };
  // What is left out was optional, so the rest is still a whole address.
  return (street2 ? { ...rest, street2 } : rest) as Address;
}

interface ToldPlace {
  city: string | null;
  state: string | null;
  zip: string | null;
}

/**
 * An address of the lender's in the spelling that the rules take: signs in a town are spaces (VAL-CITY-1), capital
 * letters for the state (VAL-STATE-2), no ZIP+4.
 */
export const asAsked = <Told extends ToldPlace>(told: Readonly<Told>): Told => ({
  ...told,
  city: told.city?.replaceAll(/[^\p{L}\p{M}]+/gu, ' ').trim() ?? null,
  state: told.state?.toUpperCase() ?? null,
  zip: told.zip?.slice(0, 5) ?? null,
});

/** "512 Amberstone Drive, Columbus, OH 43214". */
export const addressLine = ({
  street1,
  street2,
  city,
  state,
  zip,
}: Readonly<HomeAddress>): string =>
  [street1, street2, city, `${state} ${zip}`].filter(Boolean).join(', ');

const COUNTRY = /^(?:u\.?s\.?a?\.?|united states(?: of america)?)$/i;

/** The state that a text ends with, by code or by name, and what stands before it. */
function stateAtEnd(text: string) {
  const ending = ` ${text.toLowerCase()}`;
  // From the last, for West Virginia ends with Virginia.
  for (const { code, name } of states.toReversed())
    for (const word of [code, name])
      if (ending.endsWith(` ${word.toLowerCase()}`))
        return { state: code, before: text.slice(0, -word.length).trim() };
  return null;
}

/**
 * A whole address pasted into one field (FT-48): "street, city, ST 12345", in one line or two, with or without a comma
 * around the state, which may be spelled out, and with or without the country.
 */
export function readAddressLine(text: string): HomeAddress | null {
  const pieces = normaliseText(text)
    .slice(0, LONGEST_LINE * 2)
    .split(/[,\n]/)
    .map((piece) => piece.trim());
  if (COUNTRY.test(pieces.at(-1) ?? '')) pieces.pop();
  const end = /^(?:(.*) )?(\d{5})(?:-\d{4})?$/.exec(pieces.pop() ?? '');
  const [, before, zip = ''] = end ?? [];
  const place = end && stateAtEnd(before ?? pieces.pop() ?? '');
  const city = place?.before || pieces.pop();
  const [street1, ...between] = pieces;
  if (!place || !city || !street1) return null;
  const street2 = between.join(', ');
  return {
    street1,
    ...(street2 && { street2 }),
    city: postalCity(city),
    state: place.state,
    zip,
  };
}
