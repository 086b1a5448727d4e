import type { FieldKinds } from '#store/fieldKinds.ts';
import type { HomeAddress } from '#store/person/address.ts';

import type { HomeForm } from './addressForm.ts';

export const addressKinds: FieldKinds<HomeAddress> = {
  street1: 'text',
  street2: 'text',
  city: 'text',
  state: 'text',
  zip: 'text',
};

export const entryKind = ['typeahead', 'manual'];

export const homeKinds: FieldKinds<HomeForm> = { ...addressKinds, entry: entryKind };
