import { addressNames } from '#store/person/addressNames.ts';
import {
  addressIn,
  homeAnswer,
  openHomeLine,
  openPropertyLines,
  propertyAnswer,
  propertyChanges,
  propertyForm,
  propertyFormValidator,
  validateHomeForm,
  wholeAddress,
} from '#store/registration/address/addressForm.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';

const LINE = '512 Amberstone Drive, Columbus, OH 43214';
const HERS = { street1: '88 Fernleigh Road', city: 'Denver', state: 'CO', zip: '80205' };
const besideIt = {
  homeStreet1: HERS.street1,
  homeCity: HERS.city,
  homeState: HERS.state,
  homeZip: HERS.zip,
};
const alone = { allowRegulatorReview: false, asksForHome: false };
const withHome = { ...alone, asksForHome: true };

it('FT-48 splits a whole address typed in one line, but not one typed part by part', () => {
  expect(wholeAddress({ street1: LINE })).toEqual(aHomeAddress());
  expect(wholeAddress({ street1: LINE, entry: 'manual' })).toEqual({
    street1: LINE,
    entry: 'manual',
  });
  expect(wholeAddress({ ...HERS, street1: LINE })).toEqual({ ...HERS, street1: LINE });
});

it('VAL-TYPEAHEAD-1 accepts several words in one line, and keeps them open until they are complete', () => {
  const street = aHomeAddress({ city: '', state: '', zip: '', street1: '512 Amberstone Drive' });

  expect(validateHomeForm(street)).toEqual({});
  expect(openHomeLine(street)).toEqual({ home: '512 Amberstone Drive' });
  expect(openHomeLine(aHomeAddress())).toBeNull();
  expect(openHomeLine({ ...street, entry: 'manual' })).toBeNull();
});

it('asks for the home if this screen does and the person lives elsewhere (decision 9)', () => {
  const rented = { street1: LINE, occupancyType: 'INVESTMENT' } as const;

  expect(propertyFormValidator(alone)(rented)).toEqual({});
  expect(propertyFormValidator(withHome)(rented)).toEqual({
    homeStreet1: 'Please enter a valid property address',
  });
  expect(propertyFormValidator(withHome)({ ...rented, ...besideIt })).toEqual({});
  expect(propertyFormValidator(withHome)({ ...rented, occupancyType: 'HOME' })).toEqual({});
});

it("VAL-STATE-3 refuses the property under a regulator's review, but never the home", () => {
  const reviewed = propertyFormValidator({ ...withHome, allowRegulatorReview: true });
  const inAlbany = { ...besideIt, homeCity: 'Albany', homeState: 'NY', homeZip: '12207' };

  expect(reviewed({ ...aProperty(), occupancyType: 'SECONDARY', ...inAlbany })).toEqual({});
  expect(reviewed(aProperty({ state: 'NY', zip: '12207' }))).toEqual({
    street1: expect.stringContaining("We're not yet available") as string,
  });
});

it("turns a valid form into an answer without the form's own fields", () => {
  const form = { street1: LINE, occupancyType: 'SECONDARY', entry: 'typeahead', ...besideIt };

  // The rest of the form is still untyped here, as at its boundary.
  const values = form as Parameters<typeof propertyAnswer>[0];

  expect(propertyAnswer(values, withHome)).toEqual({
    property: aProperty({ occupancyType: 'SECONDARY' }),
    home: HERS,
  });
  expect(propertyAnswer(values, alone)).toEqual({
    property: aProperty({ occupancyType: 'SECONDARY' }),
  });
  expect(homeAnswer({ ...HERS, street2: '  ', state: 'co', entry: 'manual' })).toEqual(HERS);
});

it('puts the answers back into the form', () => {
  const form = propertyForm(aProperty({ occupancyType: 'INVESTMENT' }), HERS);

  expect(form).toEqual({ ...aProperty({ occupancyType: 'INVESTMENT' }), ...besideIt });
  expect(addressIn(addressNames.besideProperty, form)).toEqual(HERS);
});

const rented = { street1: '512 Amberstone', occupancyType: 'INVESTMENT' } as const;
const beside = { ...rented, homeStreet1: '88 Fernleigh' };

it.each([
  {
    what: 'both',
    form: beside,
    asked: withHome,
    lines: { property: '512 Amberstone', home: '88 Fernleigh' },
  },
  {
    what: 'a screen for one address',
    form: beside,
    asked: alone,
    lines: { property: '512 Amberstone' },
  },
  {
    what: 'a home',
    form: { ...beside, occupancyType: 'HOME' as const },
    asked: withHome,
    lines: { property: '512 Amberstone' },
  },
  {
    what: 'complete addresses',
    form: { ...aProperty(), ...besideIt, occupancyType: 'SECONDARY' as const },
    asked: withHome,
    lines: null,
  },
])('VAL-TYPEAHEAD-1: lists the open lines of $what', ({ form, asked, lines }) => {
  expect(openPropertyLines(form, asked)).toEqual(lines);
});

it("sends changes under the lender's names, and the home only of a borrower who lives elsewhere", () => {
  const { occupancyType: _home, ...propertyAddress } = aProperty();

  expect(propertyChanges({ ...aProperty(), ...besideIt })).toEqual({
    propertyAddress,
    occupancyType: 'HOME',
  });
  expect(propertyChanges({ ...aProperty({ occupancyType: 'SECONDARY' }), ...besideIt })).toEqual({
    propertyAddress,
    occupancyType: 'SECONDARY',
    homeAddress: HERS,
  });
});
