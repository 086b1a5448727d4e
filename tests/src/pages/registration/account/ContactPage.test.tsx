import { screen } from '@testing-library/react';

import { ContactPage } from '#src/pages/registration/account/ContactPage.tsx';
import { contactSubmitted, smsPromptsReceived } from '#store/registration/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';
import { aContactAnswer } from '#tests/support/fixtures/registration.ts';

const at = 'register-v2/phone-and-email';
const main = anOrganisation({ switches: { isMain: true } });
const prompts = smsPromptsReceived({
  transactional: { uuid: 'p1', text: 'Larkmere may text me about this application.' },
  marketing: { uuid: 'p2', text: 'Larkmere may text me about offers.' },
});
const email = () => screen.getByLabelText('Email');
const phone = () => screen.getByLabelText('Mobile phone');
const press = () => screen.getByRole('button', { name: 'Continue' });

it.each([
  {
    what: 'no box that is ticked beforehand',
    given: [prompts],
    ticked: [],
    consents: { smsTransactionalConsent: false, smsMarketingConsent: false },
  },
  {
    what: "the lender's prompts for the main brand",
    given: [prompts],
    ticked: ['Larkmere may text me about this application.'],
    consents: { smsTransactionalConsent: true, smsMarketingConsent: false },
  },
  {
    what: 'no box, and so no answer, for a missing prompt (FIELD-REG-06)',
    given: [
      smsPromptsReceived({ transactional: null, marketing: { uuid: 'p2', text: 'Offers?' } }),
    ],
    ticked: [],
    consents: { smsTransactionalConsent: null, smsMarketingConsent: false },
  },
])('stores the contact, and shows $what', async ({ given, ticked, consents }) => {
  const { user, actionsOf } = renderInState(<ContactPage />, { at, organisation: main, given });

  await user.type(email(), ' dana@sample.example ');
  await user.type(phone(), '6145550123');
  for (const name of ticked) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(press());

  expect(actionsOf(contactSubmitted)).toEqual([contactSubmitted(aContactAnswer(consents))]);
});

it.each([
  { why: "without the lender's prompts (FT-89)", organisation: main, given: [] },
  { why: 'for other brands (SUBMIT-12)', organisation: anOrganisation(), given: [prompts] },
])('asks about no texts $why', ({ organisation, given }) => {
  renderInState(<ContactPage />, { at, organisation, given });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('VAL-EMAIL-2 VAL-PHONE-2 says at each box what is wrong with it', async () => {
  const { user, actionsOf } = renderInState(<ContactPage />, { at });

  await user.type(email(), 'dana@');
  await user.type(phone(), '614555');
  await user.click(press());

  expect(email()).toHaveAccessibleDescription('Please enter a valid email address');
  expect(phone()).toHaveAccessibleDescription('Please enter a valid phone number');
  expect(actionsOf(contactSubmitted)).toEqual([]);
});
