import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';

import { AddressCombobox, type SuggestedAddress } from '#src/ui/AddressCombobox.tsx';
import { renderForm } from '#tests/support/renderForm.tsx';

const drive = { street1: '512 Amberstone Drive', city: 'Columbus', state: 'OH', zip: '43214' };
const court = { street1: '512 Amberstone Court', city: 'Dayton', state: 'OH', zip: '45402' };

type Props = ComponentProps<typeof AddressCombobox<SuggestedAddress>>;

/** A box that has been typed into, as its list arrives. */
async function typed(text: string, props: Partial<Props> = {}) {
  const heard = { onType: jest.fn(), onChoose: jest.fn(), onManual: jest.fn() };
  const combobox = (more: Partial<Props>) => (
    <AddressCombobox
      name="street"
      label="Property address"
      suggestions={[drive, court]}
      isLooking={false}
      lookupFailed={false}
      {...heard}
      {...props}
      {...more}
    />
  );
  const { redraw, ...form } = renderForm(combobox({}));
  const box = screen.getByRole('combobox', { name: 'Property address' });
  await form.user.type(box, text);
  return {
    ...form,
    ...heard,
    box,
    look: (more: Partial<Props>) => {
      redraw({ children: combobox(more) });
    },
  };
}

const active = () => screen.queryByRole('option', { selected: true })?.textContent;

it('AX-09 opens a list as one types, and says that it is open', async () => {
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

it('AX-07 announces how many were found once a list has arrived, not while it is looked for', async () => {
  const { look } = await typed('512', { isLooking: true, suggestions: [] });
  expect(screen.getByRole('status')).toHaveTextContent('');

  look({ isLooking: false, suggestions: [drive, court] });
  expect(screen.getByRole('status')).toHaveTextContent('2 addresses found');
});

it('AX-09 arrows walk the list with the focus in the box, Home and End go to its ends', async () => {
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

it('Enter takes the active entry and sends nothing', async () => {
  const { user, box, onChoose, answered } = await typed('512');

  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');

  expect(onChoose).toHaveBeenCalledWith(court);
  expect(box).toHaveValue('512 Amberstone Court');
  expect(box).toHaveAttribute('aria-expanded', 'false');
  expect(answered).toEqual([]);
});

it('a press takes an entry, and the last one is for typing it by hand', async () => {
  const { user, box, onChoose, onManual } = await typed('512');

  await user.click(screen.getByRole('option', { name: /Drive/ }));
  expect(onChoose).toHaveBeenCalledWith(drive);
  expect(box).toHaveFocus();
  await user.type(box, '!');
  await user.click(screen.getByRole('option', { name: 'Enter address manually' }));

  expect(onManual).toHaveBeenCalledTimes(1);
  expect(box).toHaveValue('512 Amberstone Drive!');
});

it('Escape and leaving close the list and keep what was typed', async () => {
  const { user, box } = await typed('512');

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.tab();

  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box).toHaveValue('512');
});

it('Enter without an active entry sends what was typed', async () => {
  const { user, answered } = await typed('512 Amberstone');

  await user.keyboard('{Enter}');

  expect(answered).toEqual([{ street: '512 Amberstone' }]);
});

it('says when addresses can’t be looked up', async () => {
  await typed('512', { lookupFailed: true, suggestions: [] });

  expect(
    screen.getByText("We can't look up addresses right now. Please type it in."),
  ).toBeVisible();
});
