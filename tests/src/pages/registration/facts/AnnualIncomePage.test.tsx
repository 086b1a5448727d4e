import { screen } from '@testing-library/react';

import { AnnualIncomePage } from '#src/pages/registration/facts/AnnualIncomePage.tsx';
import { linkFollowed } from '#store/shell/slice.ts';
import { incomeSubmitted } from '#store/registration/answers.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const at = { at: 'register-v2/annual-income' };
const income = () => screen.getByLabelText('Yearly income before taxes');
const source = () => screen.getByLabelText('Where does most of your income come from?');
const press = () => screen.getByRole('button', { name: 'Continue' });

it('stores the answer, and a missing other income as zero', async () => {
  const { user, actionsOf } = renderInState(<AnnualIncomePage />, at);

  await user.type(income(), '118000');
  await user.selectOptions(source(), 'FULL_TIME');
  await user.click(press());

  expect(actionsOf(incomeSubmitted)).toEqual([
    incomeSubmitted({ income: 118_000, otherIncome: 0, employmentType: 'FULL_TIME' }),
  ]);
});

it('VAL-INCOME-2 keeps a wrong income in its box with a message, and sends nothing', async () => {
  const { user, actionsOf } = renderInState(<AnnualIncomePage />, at);

  await user.type(income(), 'lots');
  await user.selectOptions(source(), 'FULL_TIME');
  await user.click(press());

  expect(income()).toHaveAccessibleDescription('Enter an amount in dollars, like 1,200');
  expect(actionsOf(incomeSubmitted)).toEqual([]);
});

it('VAL-EMP-2 shows an unemployed user a note and two choices', async () => {
  const { user, actionsOf } = renderInState(<AnnualIncomePage />, at);

  await user.type(income(), '20000');
  await user.selectOptions(source(), 'UNEMPLOYED');
  await user.click(press());

  expect(source()).toHaveAccessibleDescription(
    "We apologize. At this time, we don't lend to unemployed borrowers.",
  );
  expect(screen.getByText(/such as a pension or benefits/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'ask us for a written answer' }));
  expect(actionsOf(linkFollowed)).toEqual([
    linkFollowed({ to: '/account/heloc/register/support', replace: false }),
  ]);
  expect(actionsOf(incomeSubmitted)).toEqual([]);
});

it('VAL-INCOME-4 A-17 asks about a low income, and accepts it once the box is ticked', async () => {
  const { user, actionsOf } = renderInState(<AnnualIncomePage />, at);

  await user.type(income(), '14999');
  await user.selectOptions(source(), 'RETIRED');
  await user.click(press());

  expect(screen.getByText('Confirm that you have entered annual pre-tax income')).toBeVisible();
  const question = screen.getByRole('group', { name: 'Please check' });
  expect(question).toHaveFocus();
  expect(question).toHaveAccessibleDescription(
    'Confirm that you have entered annual pre-tax income',
  );
  expect(actionsOf(incomeSubmitted)).toEqual([]);

  await user.click(screen.getByRole('checkbox', { name: 'Yes, this is my yearly income' }));
  await user.click(press());
  expect(actionsOf(incomeSubmitted)).toHaveLength(1);
});

it('A-17 accepts the same low income submitted again, and asks again about another low one', async () => {
  const { user, actionsOf } = renderInState(<AnnualIncomePage />, at);

  await user.type(income(), '1200');
  await user.selectOptions(source(), 'RETIRED');
  await user.click(press());
  await user.clear(income());
  await user.type(income(), '1300');
  await user.click(press());
  expect(actionsOf(incomeSubmitted)).toEqual([]);
  await user.click(press());

  expect(actionsOf(incomeSubmitted)).toHaveLength(1);
});

it('A-17 binds a tick to its amount, and asks again about another one after going back', async () => {
  const answered = { income: 12_000, employmentType: 'RETIRED', confirmedIncome: 12_000 } as const;
  const { user, actionsOf } = renderInState(<AnnualIncomePage />, {
    ...at,
    given: [incomeSubmitted(answered)],
  });

  await user.clear(income());
  await user.type(income(), '1200');
  await user.click(press());
  const box = () => screen.getByRole('checkbox', { name: 'Yes, this is my yearly income' });
  expect(box()).not.toBeChecked();
  expect(actionsOf(incomeSubmitted)).toEqual([]);
  await user.clear(income());
  await user.type(income(), '12000');
  expect(box()).toBeChecked();
  await user.click(press());

  expect(actionsOf(incomeSubmitted)).toHaveLength(1);
});

it('T-11 says before the choice that the borrower need not mention alimony', () => {
  renderInState(<AnnualIncomePage />, at);

  const text = screen.getByText(/You do not have to tell us about alimony/);
  expect(text.compareDocumentPosition(source())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
