import { mergeUnsaved, initialFormValues, omitTouched } from '#store/unsaved.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';

const known = { ...aHomeAddress(), occupancyType: 'SECONDARY' };

describe('decision 8: at mount', () => {
  it('lets a typed value win over the known value', () => {
    expect(
      initialFormValues({ firstName: 'Dana', lastName: 'Marlow' }, { lastName: 'Mar' }),
    ).toEqual({
      firstName: 'Dana',
      lastName: 'Mar',
    });
  });

  it('leaves out the key of an unknown value', () => {
    expect(initialFormValues({ firstName: 'Dana', lastName: null })).toEqual({ firstName: 'Dana' });
    expect(initialFormValues(null)).toEqual({});
  });

  it('keeps an emptied field empty', () => {
    expect(
      initialFormValues({ firstName: 'Dana', middleName: 'Ann' }, { middleName: null }),
    ).toEqual({
      firstName: 'Dana',
    });
  });

  it('keeps the street of one address away from the town of another', () => {
    expect(initialFormValues(known, { street1: '99 Elm Street' })).toEqual({
      street1: '99 Elm Street',
      occupancyType: 'SECONDARY',
    });
    expect(initialFormValues(known, { street1: null })).toEqual({ occupancyType: 'SECONDARY' });
  });

  it('treats the home address next to the property as another address', () => {
    const both = { ...known, homeStreet1: '7 Lark Lane', homeZip: '43004' };

    expect(initialFormValues(both, { homeStreet1: '8 Lark Lane' })).toEqual({
      ...known,
      homeStreet1: '8 Lark Lane',
    });
  });
});

it("doesn't fill in an address when a part of it was touched", () => {
  expect(omitTouched(known, (name) => name === 'zip')).toEqual({ occupancyType: 'SECONDARY' });
  expect(omitTouched(known, (name) => name === 'occupancyType')).toEqual(aHomeAddress());
});

it('lets typed values win over stored ones, and keeps an emptied field null', () => {
  expect(mergeUnsaved({ firstName: 'Da', lastName: 'Marlow' }, { firstName: null })).toEqual({
    firstName: null,
    lastName: 'Marlow',
  });
});
