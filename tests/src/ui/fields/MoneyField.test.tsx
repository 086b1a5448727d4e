import { screen } from '@testing-library/react';

import { DateField } from '#src/ui/fields/DateField.tsx';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { renderForm, requiring, type Answers } from '#tests/support/render/renderForm.tsx';

const press = () => screen.getByRole('button', { name: 'Continue' });

describe('money', () => {
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Income' });

  const money = <MoneyField name="income" label="Income" />;

  it.each([
    { how: 'typed', text: '1250000', shown: '1,250,000', income: 1_250_000 },
    { how: 'pasted', text: '$85,000.00', shown: '85,000', income: 85_000 },
    { how: 'typed', text: 'about 5k', shown: 'about 5k', income: Number.NaN },
    { how: 'typed', text: '85,00', shown: '85,00', income: Number.NaN },
    { how: 'pasted', text: '85,00', shown: '85,00', income: Number.NaN },
    { how: 'pasted', over: '1250000', text: '85,00', shown: '85,00', income: Number.NaN },
  ])(
    'FT-48 shows "$text", $how, as $shown, and reports $income',
    async ({ over = '0', ...row }) => {
      const { user, answered } = renderForm(money);
      await user.click(box());
      await user.keyboard(over);
      await user.tripleClick(box());
      await (row.how === 'typed' ? user.keyboard(row.text) : user.paste(row.text));
      await user.click(press());

      expect(box()).toHaveValue(row.shown);
      expect(answered).toEqual([{ income: row.income }]);
      expect(box()).toHaveAttribute('inputmode', 'decimal');
    },
  );

  it.each<{ does: string; typed: string; keys: [string, number][]; text: string; caret: number }>([
    {
      does: 'keeps the caret after a digit typed among others',
      typed: '1234567',
      keys: [['9', 3]],
      text: '12,934,567',
      caret: 4,
    },
    {
      does: 'keeps the caret where a digit among others was deleted',
      typed: '1234567',
      keys: [
        ['9', 3],
        ['{Backspace}', 4],
      ],
      text: '1,234,567',
      caret: 3,
    },
    {
      does: 'skips a separator with Delete',
      typed: '1234',
      keys: [['{Delete}', 1]],
      text: '1,234',
      caret: 2,
    },
    {
      does: 'deletes the digit after a skipped separator',
      typed: '1234',
      keys: [['{Delete}{Delete}', 1]],
      text: '134',
      caret: 1,
    },
    {
      does: 'keeps the caret after a comma typed inside an amount (FT-48)',
      typed: '8500',
      keys: [[',', 3]],
      text: '8,5,00',
      caret: 4,
    },
  ])('edits an amount among its digits: $does', async ({ typed, keys, text, caret }) => {
    const { user } = renderForm(money);
    await user.type(box(), typed);

    for (const [key, place] of keys)
      await user.type(box(), key, { initialSelectionStart: place, initialSelectionEnd: place });

    expect(box()).toHaveValue(text);
    expect(box().selectionStart).toBe(caret);
  });

  describe('an amount with a range', () => {
    const LIMIT = 'Must be less than $10,000,000';
    const validate = ({ income }: Readonly<Partial<Answers>>) =>
      income === undefined
        ? { income: 'Required' }
        : Number(income) > 9_999_999
          ? { income: LIMIT }
          : {};
    const inRange = () => renderForm(money, { validate });

    it('shows the limit once the amount is typed, and follows each change', async () => {
      const { user } = inRange();
      await user.type(box(), '10000000');
      expect(box()).toBeValid();

      await user.tab();
      expect(box()).toHaveAccessibleDescription(LIMIT);
      expect(screen.queryByRole('alert', { name: 'Error' })).toBeNull();
      await user.type(box(), '{Backspace}');

      expect(box()).toBeValid();
    });

    it('F-02 asks for nothing before a submit if it is left empty', async () => {
      const { user } = inRange();
      await user.type(box(), '1{Backspace}');
      await user.tab();

      expect(box()).toBeValid();
    });

    it('shows the limit at once for an amount from a draft', () => {
      renderForm(money, {
        validate,
        initialValues: { income: 12_000_000 },
      });

      expect(box()).toHaveAccessibleDescription(LIMIT);
    });
  });

  it('reports an empty box as no value, and shows a value from outside', async () => {
    const { user, redraw, answered } = renderForm(money);
    redraw({ restored: { income: 1200.5 } });
    expect(box()).toHaveValue('1,200.50');

    await user.clear(box());
    await user.click(press());

    expect(answered).toEqual([{}]);
  });
});

describe('date', () => {
  const part = (name: string) => screen.getByRole('textbox', { name });
  const date = <DateField name="dob" label="What is your date of birth?" hint="Like 3 5 1985" />;

  it('groups the three boxes of a date under a name, and lets the browser fill them in', () => {
    renderForm(date);

    const group = screen.getByRole('group', { name: 'What is your date of birth?' });
    expect(group).toHaveAccessibleDescription('Like 3 5 1985');
    expect(part('Month')).toHaveAttribute('autocomplete', 'bday-month');
    expect(part('Year')).toHaveAttribute('inputmode', 'numeric');
  });

  it('reports a date as yyyy-MM-dd, even an impossible one, and never moves the focus', async () => {
    const { user, answered } = renderForm(date);

    await user.type(part('Month'), '2');
    await user.type(part('Day'), '31');
    await user.type(part('Year'), '19905');
    expect(part('Year')).toHaveFocus();
    await user.click(press());

    expect(part('Month')).toHaveValue('2');
    expect(answered).toEqual([{ dob: '1990-02-31' }]);
  });

  it('attaches the message to the group of date boxes, and marks them', async () => {
    const { user } = renderForm(date, { validate: requiring('dob') });

    await user.click(press());
    expect(screen.getByRole('group')).toHaveAccessibleDescription('Like 3 5 1985 Required');
    expect(part('Day')).toBeInvalid();
    await user.click(screen.getByRole('link', { name: /Required/ }));

    expect(part('Month')).toHaveFocus();
  });

  it.each([
    ...[
      '03/05/1985',
      '1985-03-05',
      '03051985',
      '19850305',
      'March 05, 1985',
      '05 Mar 1985',
      'March 05th, 1985.',
      '1985 March 05',
      '０３-05–1985',
    ].map((text) => ({ name: 'Month', text, answer: { dob: '1985-03-05' } })),
    { name: 'Month', text: 'Order 19, item 85', answer: {} },
    { name: 'Month', text: '1985', answer: {} },
    { name: 'Day', text: 'Margaret, 05 1985', answer: {} },
    { name: 'Day', text: '03/05/1985 at 10:30', answer: {} },
    { name: 'Year', text: 'c. 1985', answer: {} },
    { name: 'Year', text: '19850', answer: {} },
  ])('FT-48 takes "$text", pasted into $name, as $answer', async ({ name, text, answer }) => {
    const { user, answered } = renderForm(date);
    await user.click(part(name));
    await user.paste(text);
    await user.click(press());

    expect(answered).toEqual([answer]);
    expect(part('Day')).toHaveValue('dob' in answer ? '05' : '');
  });

  it('reports empty boxes as an empty date, and shows a date from outside', async () => {
    const { user, answered } = renderForm(date, { initialValues: { dob: '1985-03-05' } });
    expect(part('Day')).toHaveValue('05');

    for (const name of ['Month', 'Day', 'Year']) await user.clear(part(name));
    await user.click(press());

    expect(answered).toEqual([{}]);
  });
});
