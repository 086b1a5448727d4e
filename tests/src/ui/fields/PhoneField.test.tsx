import { fireEvent, screen } from '@testing-library/react';

import { PhoneField } from '#src/ui/fields/PhoneField.tsx';
import { phoneRules } from '#store/registration/contact.ts';
import { textValidator } from '#store/validation.ts';
import { renderForm } from '#tests/support/render/renderForm.tsx';

const SHOWN = '(555) 010-2000';

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const draw = () =>
  renderForm(<PhoneField name="phone" label="Phone" />, {
    validate: textValidator<{ phone: string }>({ phone: phoneRules }),
  });
const press = () => screen.getByRole('button', { name: 'Continue' });
const at = (place: number) => ({ initialSelectionStart: place, initialSelectionEnd: place });

it('WCAG 1.3.5 VAL-PHONE-6 lets the browser fill in a number without a country code, with a phone keypad, and groups digits as they are typed', async () => {
  const { user, answered } = draw();
  expect(box()).toHaveAttribute('autocomplete', 'tel-national');
  expect(box()).toHaveAttribute('type', 'text');
  expect(box()).toHaveAttribute('inputmode', 'tel');
  await user.type(box(), '5550102000');
  expect(box()).toHaveValue(SHOWN);
  await user.click(press());

  expect(answered).toEqual([{ phone: SHOWN }]);
});

it.each(['15550102000', '1 555 010 2000', '+1 (555) 010-2000'])(
  "FT-48 VAL-PHONE-3 keeps every digit of a typed %s, and says that the 1 isn't needed",
  async (typed) => {
    const { user, answered } = draw();

    await user.type(box(), typed);
    expect(box()).toHaveValue(`1 ${SHOWN}`);
    await user.click(press());
    expect(box()).toHaveAccessibleDescription('Country code 1 is not needed');
    expect(answered).toEqual([]);
    await user.type(box(), '{Delete}', at(0));
    expect(box()).toHaveValue(SHOWN);
    expect(box().selectionStart).toBe(0);
    await user.click(press());

    expect(answered).toEqual([{ phone: SHOWN }]);
  },
);

describe('FT-48 a whole number', () => {
  it.each([
    '+1 (555) 010-2000',
    '15550102000',
    '１（５５５）０１０２０００',
    '\u00A0555.010.2000 ',
  ])('reads a whole number that is pasted as %j', async (text) => {
    const { user } = draw();
    await user.click(box());

    await user.paste(text);

    expect(box()).toHaveValue(SHOWN);
  });

  it.each([undefined, '', 'insertReplacementText', 'insertText'])(
    'reads a whole number that the browser fills in (inputType %j)',
    (inputType) => {
      draw();
      const data = '+15550102000';

      fireEvent.input(box(), { target: { value: data }, data, inputType });

      expect(box()).toHaveValue(SHOWN);
    },
  );

  it('replaces the selection with a pasted number', async () => {
    const { user } = draw();
    await user.type(box(), '5550109999');

    await user.tripleClick(box());
    await user.paste('+1 555 010 2000');

    expect(box()).toHaveValue(SHOWN);
  });

  it('keeps a number that is too long as it is, for its message', async () => {
    const { user } = draw();
    await user.click(box());
    await user.paste('555-010-2000 ext. 12');
    await user.click(press());

    expect(box()).toHaveValue('(555) 010-200012');
    expect(box()).toHaveAccessibleDescription('Please enter a valid phone number');
    await user.type(box(), '{Backspace}{Backspace}');

    expect(box()).toHaveValue(SHOWN);
  });
});

it.each<{ does: string; digits?: string; keys: [string, number][]; text: string; caret: number }>([
  {
    does: 'keeps every digit after a 1 typed first',
    keys: [['1', 0]],
    text: `1 ${SHOWN}`,
    caret: 1,
  },
  {
    does: 'drops that 1 again',
    keys: [
      ['1', 0],
      ['{Backspace}', 1],
    ],
    text: SHOWN,
    caret: 0,
  },
  ...[14, 8, 1, 0].map((place) => ({
    does: `takes no digit too many at ${place} (VAL-PHONE-5)`,
    keys: [['7', place]] as [string, number][],
    text: SHOWN,
    caret: place,
  })),
  {
    does: 'keeps the caret in place while a digit in the middle is deleted',
    digits: '5555550100',
    keys: [['{Backspace}', 8]],
    text: '(555) 550-100',
    caret: 7,
  },
  {
    does: 'keeps the caret in place while digits are typed in the middle',
    digits: '55502000',
    keys: [['01', 4]],
    text: SHOWN,
    caret: 8,
  },
  { does: 'keeps the caret at an ignored letter', keys: [['x', 3]], text: SHOWN, caret: 3 },
  {
    does: 'deletes the digit before a bracket backwards, and after a dash forwards',
    keys: [
      ['{Backspace}{Backspace}', 6],
      ['{Delete}{Delete}', 9],
    ],
    text: '(550) 102-00',
    caret: 10,
  },
])('FT-48 $does', async ({ digits = '5550102000', keys, text, caret }) => {
  const { user } = draw();
  await user.type(box(), digits);

  for (const [key, place] of keys) await user.type(box(), key, at(place));

  expect(box()).toHaveValue(text);
  expect(box().selectionStart).toBe(caret);
});

it('leaves an empty box after clearing', async () => {
  const { user, answered } = draw();
  await user.type(box(), '5550102000');

  await user.clear(box());
  expect(box()).toHaveValue('');
  await user.click(press());

  expect(box()).toHaveAccessibleDescription('Please enter your mobile phone');
  expect(answered).toEqual([]);
});
