import { screen } from '@testing-library/react';

import { ContactPage } from '#src/pages/registration/account/ContactPage.tsx';
import { contactSubmitted, smsPromptsReceived } from '#store/registration/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const at = 'register-v2/phone-and-email';
const main = anOrganisation({ switches: { isMain: true } });
const prompts = smsPromptsReceived({
  transactional: { uuid: 'p1', text: 'Larkmere may text me about this application.' },
  marketing: { uuid: 'p2', text: 'Larkmere may text me about offers.' },
});
const email = () => screen.getByLabelText('Email');
const phone = () => screen.getByLabelText('Mobile phone');
const press = () => screen.getByRole('button', { name: 'Continue' });

it('stores the contact, with no box ticked beforehand', async () => {
  const { user, actionsOf } = renderInState(<ContactPage />, {
    at,
    organisation: main,
    given: [prompts],
  });

  await user.type(email(), ' dana@sample.example ');
  await user.type(phone(), '6145550123');
  await user.click(press());

  expect(actionsOf(contactSubmitted)).toEqual([
    contactSubmitted({
      email: 'dana@sample.example',
      phoneNumber: '(614) 555-0123',
      smsTransactionalConsent: false,
      smsMarketingConsent: false,
    }),
  ]);
});

it("shows the lender's prompts about texts for the main brand", async () => {
  const { user, actionsOf } = renderInState(<ContactPage />, {
    at,
    organisation: main,
    given: [prompts],
  });

  await user.type(email(), 'dana@sample.example');
  await user.type(phone(), '6145550123');
  await user.click(
    screen.getByRole('checkbox', { name: 'Larkmere may text me about this application.' }),
  );
  await user.click(press());

  expect(actionsOf(contactSubmitted)).toMatchObject([
    { payload: { smsTransactionalConsent: true, smsMarketingConsent: false } },
  ]);
});

it("FT-89 shows no box without the lender's prompts", () => {
  renderInState(<ContactPage />, { at, organisation: main });

  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('FIELD-REG-06 sends no answer about texts for a box that was not shown', async () => {
  const { user, actionsOf } = renderInState(<ContactPage />, {
    at,
    organisation: main,
    given: [
      smsPromptsReceived({ transactional: null, marketing: { uuid: 'p2', text: 'Offers?' } }),
    ],
  });

  await user.type(email(), 'dana@sample.example');
  await user.type(phone(), '6145550123');
  await user.click(press());

  expect(actionsOf(contactSubmitted)).toMatchObject([
    { payload: { smsTransactionalConsent: null, smsMarketingConsent: false } },
  ]);
});

it("SUBMIT-12 doesn't ask about texts for other brands", () => {
  renderInState(<ContactPage />, { at, given: [prompts] });

  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('VAL-EMAIL-1 VAL-PHONE-1 shows a message for every missing field', async () => {
  const { user, actionsOf } = renderInState(<ContactPage />, { at });

  await user.click(press());

  expect(email()).toHaveAccessibleDescription('Please enter your email');
  expect(phone()).toHaveAccessibleDescription('Please enter your mobile phone');
  expect(actionsOf(contactSubmitted)).toEqual([]);
});

it.each([
  ['dana@', '6145550123', 'Please enter a valid email address', ''],
  ['dana@sample.example', '614555', '', 'Please enter a valid phone number'],
  ['dana@sample.example', '1614555012', '', 'Country code 1 is not needed'],
])(
  'VAL-EMAIL-2 VAL-PHONE-2 VAL-PHONE-3: says what is wrong with %s and %s',
  async (mail, number, ofMail, ofPhone) => {
    const { user, actionsOf } = renderInState(<ContactPage />, { at });

    await user.type(email(), mail);
    await user.type(phone(), number);
    await user.click(press());

    expect(email()).toHaveAccessibleDescription(ofMail);
    expect(phone()).toHaveAccessibleDescription(ofPhone);
    expect(actionsOf(contactSubmitted)).toEqual([]);
  },
);

it('FT-48 removes the country code of a pasted number without a message', async () => {
  const { user, actionsOf } = renderInState(<ContactPage />, { at });

  await user.type(email(), 'dana@sample.example');
  await user.click(phone());
  await user.paste('+1 (614) 555-0123');
  await user.click(press());

  expect(actionsOf(contactSubmitted)).toMatchObject([
    { payload: { phoneNumber: '(614) 555-0123' } },
  ]);
});
