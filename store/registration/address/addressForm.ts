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

/** An address as its form holds it: the parts, and how they are being given. */
export interface HomeForm extends HomeAddress {
  entry?: AddressEntry;
}

/** The property and, on the one-address flow, beside it the home of someone who lives elsewhere (decision 9). */
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
  /** Whether this screen also asks where the person lives. */
  asksForHome: boolean;
}

/** The names under which a form holds the parts of an address. */
export const addressNames = {
  property: {
    street1: 'street1',
    street2: 'street2',
    city: 'city',
    state: 'state',
    zip: 'zip',
    entry: 'entry',
  },
  besideProperty: {
    street1: 'homeStreet1',
    street2: 'homeStreet2',
    city: 'homeCity',
    state: 'homeState',
    zip: 'homeZip',
    entry: 'homeEntry',
  },
} as const;

export type AddressNames = (typeof addressNames)[keyof typeof addressNames];

const entries = Object.entries as <Whole extends object>(
  whole: Whole,
) => [keyof Whole, Whole[keyof Whole]][];

/** The address under these names; what has no value has no key. */
export const addressIn = (names: AddressNames, values: object): Partial<HomeForm> => {
  const held = new Map(Object.entries(values));
  return Object.fromEntries(
    entries(names)
      .map(([part, name]) => [part, held.get(name) as unknown])
      .filter(([, value]) => value !== undefined),
  ) as Partial<HomeForm>;
};

/** The same parts under the names of a form. */
export const addressUnder = (names: AddressNames, parts: Readonly<Partial<HomeForm>>): object =>
  Object.fromEntries(
    entries(names)
      .map(([part, name]) => [name, parts[part]])
      .filter(([, value]) => value !== undefined),
  );

/** A whole address that was put into the one line is taken apart (FT-48). */
export function wholeAddress<Form extends Partial<HomeForm>>(values: Form): Form {
  if (values.entry === 'manual' || values.city !== undefined) return values;
  const read = readAddressLine(values.street1 ?? '');
  return read === null ? values : { ...values, ...read };
}

/** The addresses of a form, each under the field that looks it up. */
type AddressesOf<Value> = Partial<Record<AddressField, Value>>;

/** The lines of valid addresses that no suggestion was chosen for; null when each is a whole address (VAL-TYPEAHEAD-1). */
function openLines(addresses: AddressesOf<Partial<HomeForm>>): AddressesOf<string> | null {
  const open = entries(addresses).flatMap(([field, address = {}]) =>
    address.entry === 'manual' || hasCityStateAndZip(wholeAddress(address))
      ? []
      : [[field, address.street1 ?? '']],
  );
  return open.length === 0 ? null : (Object.fromEntries(open) as AddressesOf<string>);
}

/** The line of a home that is to be looked up before it is an answer. */
export const openHomeLine = (home: Readonly<HomeForm>) => openLines({ home });

/** The same for a property, and for the home when the same screen asks for it. */
export const openPropertyLines = (
  property: Readonly<PropertyForm>,
  { asksForHome }: Pick<PropertyFormRules, 'asksForHome'>,
) =>
  openLines({
    property,
    ...(asksForHome &&
      livesElsewhere(property) && { home: addressIn(addressNames.besideProperty, property) }),
  });

/** Whether the person was told of a home of their own, and has to say where it is. */
export const livesElsewhere = ({ occupancyType }: Readonly<Partial<PropertyForm>>): boolean =>
  occupancyType !== undefined && occupancyType !== 'HOME';

/** The rules of the address where someone lives. */
export const validateHomeForm = (values: Readonly<Partial<HomeForm>>): FieldErrors<HomeForm> =>
  homeAddressValidator(values.entry ?? 'typeahead')(wholeAddress(values));

/** The rules of the property, and of the home when the same screen asks for it. */
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

const addressOf = ({ street1, street2, city, state, zip }: HomeForm): HomeAddress =>
  completeAddress({
    street1,
    ...(street2 === undefined ? {} : { street2 }),
    city,
    state: state.toUpperCase(),
    zip,
  });

/** The home of a valid form. */
export const homeAnswer = (values: HomeForm): HomeAddress => addressOf(wholeAddress(values));

/** The property of a valid form, and the home if the screen asked for it. */
export function propertyAnswer(
  values: PropertyForm,
  { asksForHome }: Pick<PropertyFormRules, 'asksForHome'>,
): { property: PropertyAddress; home?: HomeAddress } {
  const property = { ...homeAnswer(values), occupancyType: values.occupancyType };
  if (!asksForHome || !livesElsewhere(values)) return { property };
  // The form is valid, so that every part is there.
  const home = addressIn(addressNames.besideProperty, values) as HomeForm;
  return { property, home: homeAnswer(home) };
}

/** The same for an application that there is already, in the names of the lender. */
export function propertyChanges(values: PropertyForm) {
  const { property, home } = propertyAnswer(values, { asksForHome: true });
  const { occupancyType, ...propertyAddress } = property;
  return { propertyAddress, occupancyType, ...(home ? { homeAddress: home } : {}) };
}

/** What was answered, as the form holds it. */
export const propertyForm = (
  property: Readonly<Partial<PropertyAddress>>,
  home: Readonly<Partial<HomeAddress>> | null,
): Partial<PropertyForm> => ({
  ...property,
  ...(home ? addressUnder(addressNames.besideProperty, home) : {}),
});
