import { screen } from '@testing-library/react';

import { DateField } from '#src/ui/fields/DateField.tsx';
import { MoneyField } from '#src/ui/fields/AmountBox.tsx';
import { renderForm, requiring, type Answers } from '#tests/support/render/renderForm.tsx';

const press = () => screen.getByRole('button', { name: 'Continue' });

describe('money', () => {
  const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Income' });

  it('groups digits as they are typed, and reports a number', async () => {
    const { user, answered } = renderForm(<MoneyField name="income" label="Income" />);

    await user.type(box(), '1250000');
    expect(box()).toHaveValue('1,250,000');
    await user.click(press());

    expect(answered).toEqual([{ income: 1_250_000 }]);
    expect(box()).toHaveAttribute('inputmode', 'decimal');
  });

  it('keeps the caret among its digits', async () => {
    const { user } = renderForm(<MoneyField name="income" label="Income" />);
    await user.type(box(), '1234567');

    await user.type(box(), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(box()).toHaveValue('12,934,567');
    expect(box().selectionStart).toBe(4);

    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue('1,234,567');
    expect(box().selectionStart).toBe(3);
  });

  it('skips a separator with Delete', async () => {
    const { user } = renderForm(<MoneyField name="income" label="Income" />);
    await user.type(box(), '1234');

    await user.type(box(), '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(box()).toHaveValue('1,234');
    expect(box().selectionStart).toBe(2);
    await user.keyboard('{Delete}');

    expect(box()).toHaveValue('134');
  });

  it('FT-48 keeps the value of a pasted amount without its signs, and shows it plainly once left', async () => {
    const { user, answered } = renderForm(<MoneyField name="income" label="Income" />);

    await user.click(box());
    await user.paste('$85,000.00');
    await user.click(press());

    expect(box()).toHaveValue('85,000');
    expect(answered).toEqual([{ income: 85_000 }]);
  });

  describe('an amount with a range', () => {
    const LIMIT = 'Must be less than $10,000,000';
    const validate = ({ income }: Readonly<Partial<Answers>>) =>
      income === undefined
        ? { income: 'Required' }
        : Number(income) > 9_999_999
          ? { income: LIMIT }
          : {};
    const inRange = () => renderForm(<MoneyField name="income" label="Income" />, { validate });

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

    it('F-02 asks for nothing before a submit where it is left empty', async () => {
      const { user } = inRange();
      await user.type(box(), '1{Backspace}');
      await user.tab();

      expect(box()).toBeValid();
    });

    it('shows the limit at once for an amount from a draft', () => {
      renderForm(<MoneyField name="income" label="Income" />, {
        validate,
        initialValues: { income: 12_000_000 },
      });

      expect(box()).toHaveAccessibleDescription(LIMIT);
    });
  });

  it('keeps an invalid amount as it was typed, for its message', async () => {
    const { user, answered } = renderForm(<MoneyField name="income" label="Income" />);

    await user.type(box(), 'about 5k');
    await user.click(press());

    expect(box()).toHaveValue('about 5k');
    expect(answered).toEqual([{ income: Number.NaN }]);
  });

  it.each(['typed', 'pasted'])(
    'FT-48 does not guess at a decimal comma that is %s',
    async (how) => {
      const { user, answered } = renderForm(<MoneyField name="income" label="Income" />);

      await user.click(box());
      await (how === 'typed' ? user.keyboard('85,00') : user.paste('85,00'));
      await user.click(press());

      expect(box()).toHaveValue('85,00');
      expect(answered).toEqual([{ income: Number.NaN }]);
    },
  );

  it('FT-48 keeps the caret behind a comma typed inside an amount', async () => {
    const { user } = renderForm(<MoneyField name="income" label="Income" />);
    await user.type(box(), '8500');

    await user.type(box(), ',', { initialSelectionStart: 3, initialSelectionEnd: 3 });

    expect(box()).toHaveValue('8,5,00');
    expect(box().selectionStart).toBe(4);
  });

  it('reports an empty box as no value, and shows a value from outside', async () => {
    const { user, redraw, answered } = renderForm(<MoneyField name="income" label="Income" />);
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
    '03/05/1985',
    '1985-03-05',
    '03051985',
    '19850305',
    'March 05, 1985',
    '05 Mar 1985',
    'March 05th, 1985.',
    '1985 March 05',
    '０３-05–1985',
  ])('FT-48 accepts %s pasted into one box', async (text) => {
    const { user, answered } = renderForm(date);

    await user.click(part('Month'));
    await user.paste(text);
    await user.click(press());

    expect(part('Day')).toHaveValue('05');
    expect(answered).toEqual([{ dob: '1985-03-05' }]);
  });

  it.each([
    ['Month', 'Order 19, item 85'],
    ['Month', '1985'],
    ['Day', 'Margaret, 05 1985'],
    ['Day', '03/05/1985 at 10:30'],
    ['Year', 'c. 1985'],
    ['Year', '19850'],
  ])('FT-48 takes no digits into %s from the pasted text %j', async (name, text) => {
    const { user, answered } = renderForm(date);

    await user.click(part(name));
    await user.paste(text);
    await user.click(press());

    expect(answered).toEqual([{}]);
  });

  it('reports empty boxes as an empty date, and shows a date from outside', async () => {
    const { user, answered } = renderForm(date, { initialValues: { dob: '1985-03-05' } });
    expect(part('Day')).toHaveValue('05');

    for (const name of ['Month', 'Day', 'Year']) await user.clear(part(name));
    await user.click(press());

    expect(answered).toEqual([{}]);
  });
});
