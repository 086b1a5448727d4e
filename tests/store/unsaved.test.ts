import { overKnown, valuesAtMount, withoutTouched } from '#store/unsaved.ts';
import { aHomeAddress } from '#tests/support/fixtures/registration.ts';

const known = { ...aHomeAddress(), occupancyType: 'SECONDARY' };

describe('decision 8: at mount', () => {
  it('what was typed wins over what is known, field by field', () => {
    expect(valuesAtMount({ firstName: 'Dana', lastName: 'Marlow' }, { lastName: 'Mar' })).toEqual({
      firstName: 'Dana',
      lastName: 'Mar',
    });
  });

  it('what nobody knows has no key', () => {
    expect(valuesAtMount({ firstName: 'Dana', lastName: null })).toEqual({ firstName: 'Dana' });
    expect(valuesAtMount(null)).toEqual({});
  });

  it('what was emptied stays empty', () => {
    expect(valuesAtMount({ firstName: 'Dana', middleName: 'Ann' }, { middleName: null })).toEqual({
      firstName: 'Dana',
    });
  });

  it('the street of one address never comes beside the town of another', () => {
    expect(valuesAtMount(known, { street1: '99 Elm Street' })).toEqual({
      street1: '99 Elm Street',
      occupancyType: 'SECONDARY',
    });
    expect(valuesAtMount(known, { street1: null })).toEqual({ occupancyType: 'SECONDARY' });
  });

  it('a home beside the property is an address of its own', () => {
    const both = { ...known, homeStreet1: '7 Lark Lane', homeZip: '43004' };

    expect(valuesAtMount(both, { homeStreet1: '8 Lark Lane' })).toEqual({
      ...known,
      homeStreet1: '8 Lark Lane',
    });
  });
});

it('of an address of which somebody touched a part nothing is filled in', () => {
  expect(withoutTouched(known, (name) => name === 'zip')).toEqual({ occupancyType: 'SECONDARY' });
  expect(withoutTouched(known, (name) => name === 'occupancyType')).toEqual(aHomeAddress());
});

it('what was typed lies over what was kept, and what was emptied is still known to be', () => {
  expect(overKnown({ firstName: 'Da', lastName: 'Marlow' }, { firstName: null })).toEqual({
    firstName: null,
    lastName: 'Marlow',
  });
});
