import { addressNames, type AddressNames } from '#store/person/addressNames.ts';
import type { FieldErrors } from '#store/validation.ts';
import {
  completeAddress,
  homeAddressValidator,
  hasCityStateAndZip,
  propertyAddressValidator,
  readAddressLine,
  type AddressEntry,
  type HomeAddress,
  type PropertyAddress,
} from '#store/person/address.ts';

import type { AddressField } from './lookupSlice.ts';

/** An address form: the parts, and how the user enters them. */
export interface HomeForm extends HomeAddress {
  entry?: AddressEntry;
}

/** The property, and on the one-address flow the home if the user lives elsewhere (decision 9). */
export interface PropertyForm extends PropertyAddress {
  entry?: AddressEntry;
  homeStreet1?: string;
  homeStreet2?: string;
  homeCity?: string;
  homeState?: string;
  homeZip?: string;
  homeEntry?: AddressEntry;
}

export interface PropertyFormRules {
  allowRegulatorReview: boolean;
  asksForHome: boolean;
}

const entries = Object.entries as <Whole extends object>(
  whole: Whole,
) => [keyof Whole, Whole[keyof Whole]][];

/** Returns the address with these field names. Missing values have no key. */
export const addressIn = (names: AddressNames, values: object): Partial<HomeForm> => {
  const held = new Map(Object.entries(values));
  return Object.fromEntries(
    entries(names)
      .map(([part, name]) => [part, held.get(name) as unknown])
      .filter(([, value]) => value !== undefined),
  ) as Partial<HomeForm>;
};

export const addressUnder = (names: AddressNames, parts: Readonly<Partial<HomeForm>>): object =>
  Object.fromEntries(
    entries(names)
      .map(([part, name]) => [name, parts[part]])
      .filter(([, value]) => value !== undefined),
  );

/** Splits a whole address that was typed into one line (FT-48). */
export function wholeAddress<Form extends Partial<HomeForm>>(values: Form): Form {
  if (values.entry === 'manual' || values.city !== undefined) return values;
  const read = readAddressLine(values.street1 ?? '');
  return read === null ? values : { ...values, ...read };
}

type AddressesOf<Value> = Partial<Record<AddressField, Value>>;

/** Returns the lines of valid addresses that weren't chosen from suggestions, or null (VAL-TYPEAHEAD-1). */
function openLines(addresses: AddressesOf<Partial<HomeForm>>): AddressesOf<string> | null {
  const open = entries(addresses).flatMap(([field, address = {}]) =>
    address.entry === 'manual' || hasCityStateAndZip(wholeAddress(address))
      ? []
      : [[field, address.street1 ?? '']],
  );
  return open.length === 0 ? null : (Object.fromEntries(open) as AddressesOf<string>);
}

export const openHomeLine = (home: Readonly<HomeForm>) => openLines({ home });

/** Does the same for a property, and for the home if the screen asks for it. */
export const openPropertyLines = (
  property: Readonly<Partial<PropertyForm>>,
  { asksForHome }: Pick<PropertyFormRules, 'asksForHome'>,
) =>
  openLines({
    property,
    ...(asksForHome &&
      livesElsewhere(property) && { home: addressIn(addressNames.besideProperty, property) }),
  });

/** Whether the user's home isn't the property. */
export const livesElsewhere = ({ occupancyType }: Readonly<Partial<PropertyForm>>): boolean =>
  occupancyType !== undefined && occupancyType !== 'HOME';

export const validateHomeForm = (values: Readonly<Partial<HomeForm>>): FieldErrors<HomeForm> =>
  homeAddressValidator(values.entry ?? 'typeahead')(wholeAddress(values));

/** Validates the property, and the home if the screen asks for it. */
export const propertyFormValidator =
  ({ allowRegulatorReview, asksForHome }: PropertyFormRules) =>
  (values: Readonly<Partial<PropertyForm>>): FieldErrors<PropertyForm> => {
    const property = propertyAddressValidator({
      entry: values.entry ?? 'typeahead',
      allowRegulatorReview,
    })(wholeAddress(values));
    if (!asksForHome || !livesElsewhere(values)) return property;
    const home = validateHomeForm(addressIn(addressNames.besideProperty, values));
    return { ...property, ...addressUnder(addressNames.besideProperty, home as Partial<HomeForm>) };
  };

export function homeAnswer(values: HomeForm): HomeAddress {
  const { street1, street2 = '', city, state, zip } = wholeAddress(values);
  return completeAddress<HomeAddress>({ street1, street2, city, state: state.toUpperCase(), zip });
}

/** Returns the property of a valid form, and the home if the screen asks for it. */
export function propertyAnswer(
  values: PropertyForm,
  { asksForHome }: Pick<PropertyFormRules, 'asksForHome'>,
): { property: PropertyAddress; home?: HomeAddress } {
  const property = { ...homeAnswer(values), occupancyType: values.occupancyType };
  if (!asksForHome || !livesElsewhere(values)) return { property };
  // A valid form has all parts.
  const home = addressIn(addressNames.besideProperty, values) as HomeForm;
  return { property, home: homeAnswer(home) };
}

/** Returns changes to an existing application with the lender's field names. */
export function propertyChanges(values: PropertyForm) {
  const { property, home } = propertyAnswer(values, { asksForHome: true });
  const { occupancyType, ...propertyAddress } = property;
  return { propertyAddress, occupancyType, ...(home ? { homeAddress: home } : {}) };
}

/** Returns an answer's form values. */
export const propertyForm = (
  property: Readonly<Partial<PropertyAddress>>,
  home: Readonly<Partial<HomeAddress>> | null,
): Partial<PropertyForm> => ({
  ...property,
  ...(home ? addressUnder(addressNames.besideProperty, home) : {}),
});
