/** Names of the address fields, with and without the prefix used next to a property address. */
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
