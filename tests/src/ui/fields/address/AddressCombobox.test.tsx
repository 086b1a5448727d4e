import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { AddressCombobox } from '#src/ui/fields/address/AddressCombobox.tsx';
import type { SuggestedAddress } from '#src/ui/fields/address/suggestedAddress.ts';
import { renderForm } from '#tests/support/render/renderForm.tsx';

const drive = { street1: '512 Amberstone Drive', city: 'Columbus', state: 'OH', zip: '43214' };
const court = { street1: '512 Amberstone Court', city: 'Dayton', state: 'OH', zip: '45402' };

type Props = ComponentProps<typeof AddressCombobox<SuggestedAddress>>;

/** Renders a box with typed text when its list arrives. */
async function typed(text: string, props: Partial<Props> = {}) {
  const handlers = { onType: jest.fn(), onChoose: jest.fn(), onManual: jest.fn() };
  const combobox = (more: Partial<Props>) => (
    <AddressCombobox
      name="street"
      label="Property address"
      suggestions={[drive, court]}
      askedFor={text}
      isLooking={false}
      lookupFailed={false}
      {...handlers}
      {...props}
      {...more}
    />
  );
  const { redraw, ...form } = renderForm(combobox({}));
  const box = screen.getByRole('combobox', { name: 'Property address' });
  await form.user.type(box, text);
  return {
    ...form,
    ...handlers,
    box,
    look: (more: Partial<Props>) => {
      redraw({ children: combobox(more) });
    },
  };
}

const active = () => screen.queryByRole('option', { selected: true })?.textContent;

it('AX-09 opens the list as the user types, and says so at the box', async () => {
  const { box, onType } = await typed('512');

  expect(onType).toHaveBeenLastCalledWith('512');
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(screen.getAllByRole('option').map((entry) => entry.textContent)).toEqual([
    '512 Amberstone Drive Columbus, OH 43214',
    '512 Amberstone Court Dayton, OH 45402',
    'Enter address manually',
  ]);
});

it('AX-07 announces the number of suggestions once a list has arrived, not during the lookup', async () => {
  const { look } = await typed('512', { isLooking: true, suggestions: [] });
  expect(screen.getByRole('status')).toHaveTextContent('');

  look({ isLooking: false, suggestions: [drive, court] });
  expect(screen.getByRole('status')).toHaveTextContent('2 addresses found');
});

it.each([{ isComposing: true }, { keyCode: 229 }])(
  'AX-09 chooses nothing on the Enter of an input method: %j',
  async (composing) => {
    const { user, box, onChoose } = await typed('512');
    await user.keyboard('{ArrowDown}');

    fireEvent.keyDown(box, { key: 'Enter', ...composing });
    expect(onChoose).not.toHaveBeenCalled();
    expect(active()).toMatch('Drive');
  },
);

it('AX-09 moves through the list with arrows, Home and End, and keeps the focus in the box', async () => {
  const { user, box } = await typed('512');

  await user.keyboard('{ArrowDown}');
  expect(active()).toMatch('Drive');
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { selected: true }).id,
  );
  await user.keyboard('{End}');
  expect(active()).toBe('Enter address manually');
  await user.keyboard('{ArrowDown}');
  expect(active()).toMatch('Drive');
  await user.keyboard('{ArrowUp}{Home}{ArrowDown}');
  expect(active()).toMatch('Court');
});

it('takes the active suggestion with Enter, and sends nothing', async () => {
  const { user, box, onChoose, answered } = await typed('512');

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  expect(onChoose).toHaveBeenCalledWith(court);
  expect(box).toHaveValue('512 Amberstone Court');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(answered).toEqual([]);
});

describe('AX-09 homes that differ only by their unit', () => {
  const units = ['Unit 1', 'Unit 2'].map((street2) => ({ ...drive, street2 }));

  it('gives homes that differ only by their unit separate names, and reaches each by keyboard', async () => {
    const { user, onChoose } = await typed('512', { suggestions: units });
    expect(screen.getAllByRole('option').map((entry) => entry.textContent)).toEqual([
      '512 Amberstone Drive, Unit 1 Columbus, OH 43214',
      '512 Amberstone Drive, Unit 2 Columbus, OH 43214',
      'Enter address manually',
    ]);

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toMatch('Unit 2');
    await user.keyboard('{Enter}');

    expect(onChoose).toHaveBeenCalledWith(units[1]);
  });

  it('keeps the end of the list reachable when homes look alike', async () => {
    const { user } = await typed('512', { suggestions: [drive, drive] });

    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');

    expect(active()).toBe('Enter address manually');
  });
});

it('accepts a suggestion with a click, and has a last entry for typing by hand', async () => {
  const { user, box, onChoose, onManual } = await typed('512');

  await user.click(screen.getByRole('option', { name: /Drive/ }));
  expect(onChoose).toHaveBeenCalledWith(drive);
  expect(box).toHaveFocus();
  await user.type(box, '!');
  await user.click(screen.getByRole('option', { name: 'Enter address manually' }));

  expect(onManual).toHaveBeenCalledTimes(1);
  expect(box).toHaveValue('512 Amberstone Drive!');
});

it('hides the list on Escape and when it is left, and keeps the typed text', async () => {
  const { user, box } = await typed('512');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.tab();

  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('512');
});

it('sends the typed text with Enter when no suggestion is active', async () => {
  const { user, answered } = await typed('512 Amberstone');

  await user.keyboard('{Enter}');

  expect(answered).toEqual([{ street: '512 Amberstone' }]);
});

it('reports a failing lookup', async () => {
  await typed('512', { lookupFailed: true, suggestions: [] });

  expect(
    screen.getByText("We can't look up addresses right now. Please type it in."),
  ).toBeVisible();
});

describe('FT-11 while the text differs from the looked-up text', () => {
  const entries = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('keeps only suggestions that fit the text while it differs from the looked-up one, without closing', async () => {
    const { user, box, look } = await typed('512', { askedFor: '512' });
    expect(entries()).toHaveLength(3);
    look({ isLooking: true, askedFor: '512' });

    await user.type(box, ' amb');
    expect(entries()).toHaveLength(3);
    await user.type(box, 'erstone d');
    expect(entries()).toEqual([
      '512 Amberstone Drive Columbus, OH 43214',
      '512 Amberstone Court Dayton, OH 45402',
      'Enter address manually',
    ]);
    await user.type(box, 'r');

    expect(entries()).toEqual([
      '512 Amberstone Drive Columbus, OH 43214',
      'Enter address manually',
    ]);
  });

  it('shows no suggestions for an unrelated text, and takes none with Enter', async () => {
    const { user, box, look, onChoose, answered } = await typed('512', { askedFor: '512' });
    look({ isLooking: true, askedFor: '512' });

    await user.clear(box);
    await user.type(box, '77 Birch');
    expect(entries()).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');

    expect(onChoose).not.toHaveBeenCalled();
    expect(answered).toEqual([{ street: '77 Birch' }]);
  });

  it('puts no other address under the active suggestion when a list arrives', async () => {
    const { user, look } = await typed('512', { askedFor: '51', isLooking: true });
    await user.keyboard('{ArrowDown}');
    expect(active()).toMatch('Drive');

    look({ askedFor: '512', suggestions: [court, drive] });
    expect(active()).toMatch('Drive');
    look({ askedFor: '512', suggestions: [court] });

    expect(active()).toBeUndefined();
  });

  it('AX-07 announces an empty result', async () => {
    const { look } = await typed('999 Nowhere', { isLooking: true, suggestions: [] });

    look({ isLooking: false, suggestions: [] });

    expect(screen.getByRole('status')).toHaveTextContent('No addresses found');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

it.each([
  [
    'several lines become one with commas',
    '512 Amberstone Drive,\r\nColumbus, OH 43214\n',
    '512 Amberstone Drive, Columbus, OH 43214',
  ],
  ['one line stays as it is', '512 Amberstone Drive\n', '512 Amberstone Drive'],
])('FT-48 tidies a pasted address: %s', async (_what, pasted, text) => {
  const { user, box, onType } = await typed('x');
  await user.clear(box);

  await user.paste(pasted);

  expect(box).toHaveValue(text);
  expect(onType).toHaveBeenLastCalledWith(text);
});
