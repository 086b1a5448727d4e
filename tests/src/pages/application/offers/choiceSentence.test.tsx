import { screen } from '@testing-library/react';

import { amountBox, open, termRadio } from '#tests/support/render/offerPage.tsx';

const part = (text: string, about: string) =>
  screen.getByRole('button', {
    name: new RegExp(`^${text.replace('$', '\\$')}.*change ${about}$`),
  });

it('states the choice in one sentence whose parts lead to their questions', async () => {
  const { user } = await open();
  await screen.findByRole('region', { name: /^What it costs/ });
  const sentence = screen.getByText(/^I'd like/);
  expect(sentence).toHaveTextContent(/\$105,000.* for 30 years.*\.$/);

  await user.click(part('30 years', 'the term'));
  expect(termRadio(30)).toHaveFocus();
  await user.click(part('$105,000', 'the amount'));
  expect(amountBox()).toHaveFocus();
});

it('takes over the other choice with a press, and updates the sentence', async () => {
  const { user } = await open();
  await screen.findByRole('region', { name: /^What it costs/ });

  await user.click(screen.getByRole('button', { name: /^Done 15 years sooner/ }));

  expect(termRadio(15)).toBeChecked();
  expect(part('15 years', 'the term')).toBeVisible();
});
