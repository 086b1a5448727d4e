import { PropertyAddressPage } from '#src/pages/registration/address/PropertyAddressPage.tsx';
import { Modals } from '#src/shell/modals/Modals.tsx';
import type { ModalState } from '#store/shell/modals.ts';
import { modalOpened } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

import { renderInState } from './renderInState.tsx';
import { renderWithStore } from './renderWithStore.tsx';

const main = anOrganisation({
  companyInfo: { companyNameShort: 'Homeline' },
  switches: {
    nyCounterpart: { name: 'Homeline New York', baseUrl: 'https://ny.homeline.example' },
    regularCounterpart: { name: 'Homeline', baseUrl: 'https://homeline.example' },
    hawaiiPartner: { name: 'Larkholt', baseUrl: 'https://larkholt.homeline.example' },
  },
});
const page = (
  <>
    <PropertyAddressPage />
    <Modals />
  </>
);
const showing = (modal: ModalState, at = 'register-v2?org=HOMELINE&utm_source=mail') => ({
  organisation: main,
  at,
  given: [modalOpened(modal)],
});

export const open = (modal: ModalState, at?: string) => renderInState(page, showing(modal, at));

/** Renders it with a real store, to test what closes it and what is there afterwards. */
export const openLive = (modal: ModalState, at?: string) =>
  renderWithStore(page, showing(modal, at));
