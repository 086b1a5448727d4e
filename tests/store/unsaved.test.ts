import { mergeUnsaved, initialFormValues, omitTouched } from '#store/unsaved.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';

const known = { ...aHomeAddress(), occupancyType: 'SECONDARY' };

describe('decision 8: at mount', () => {
  it('a typed value wins over the known value', () => {
    expect(
      initialFormValues({ firstName: 'Dana', lastName: 'Marlow' }, { lastName: 'Mar' }),
    ).toEqual({
      firstName: 'Dana',
      lastName: 'Mar',
    });
  });

  it('an unknown value has no key', () => {
    expect(initialFormValues({ firstName: 'Dana', lastName: null })).toEqual({ firstName: 'Dana' });
    expect(initialFormValues(null)).toEqual({});
  });

  it('an emptied field stays empty', () => {
    expect(
      initialFormValues({ firstName: 'Dana', middleName: 'Ann' }, { middleName: null }),
    ).toEqual({
      firstName: 'Dana',
    });
  });

  it('the street of one address never comes beside the town of another', () => {
    expect(initialFormValues(known, { street1: '99 Elm Street' })).toEqual({
      street1: '99 Elm Street',
      occupancyType: 'SECONDARY',
    });
    expect(initialFormValues(known, { street1: null })).toEqual({ occupancyType: 'SECONDARY' });
  });

  it('the home address beside the property is another address', () => {
    const both = { ...known, homeStreet1: '7 Lark Lane', homeZip: '43004' };

    expect(initialFormValues(both, { homeStreet1: '8 Lark Lane' })).toEqual({
      ...known,
      homeStreet1: '8 Lark Lane',
    });
  });
});

it('an address of which a part was touched is not filled in', () => {
  expect(omitTouched(known, (name) => name === 'zip')).toEqual({ occupancyType: 'SECONDARY' });
  expect(omitTouched(known, (name) => name === 'occupancyType')).toEqual(aHomeAddress());
});

it('typed values win over stored ones, and an emptied field stays null', () => {
  expect(mergeUnsaved({ firstName: 'Da', lastName: 'Marlow' }, { firstName: null })).toEqual({
    firstName: null,
    lastName: 'Marlow',
  });
});
