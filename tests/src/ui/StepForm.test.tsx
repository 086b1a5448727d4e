import { act, fireEvent, screen, within } from '@testing-library/react';
import { Profiler, useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';

import { CheckboxField } from '#src/ui/CheckboxField.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { renderForm, requiring } from '#tests/support/renderForm.tsx';

const fields = (
  <>
    <TextField name="first" label="First name" />
    <TextField name="city" label="Which city?" isOptional />
  </>
);
const press = () => screen.getByRole('button', { name: 'Continue' });
const first = () => screen.getByLabelText('First name');

afterEach(() => {
  jest.useRealTimers();
});

it('has one h1 that can take the focus', () => {
  renderForm(fields, { title: 'About you', stepLabel: 'Personal Info', help: 'Two questions.' });

  expect(screen.getByRole('heading', { level: 1, name: 'About you' })).toHaveAttribute(
    'tabindex',
    '-1',
  );
});

it('draws its fields once, and after that the field alone that is typed into', async () => {
  const drawn: string[] = [];
  const watched = ['first', 'city'].map((name) => (
    <Profiler key={name} id={name} onRender={(id) => drawn.push(id)}>
      <TextField name={name} label={name} />
    </Profiler>
  ));
  const { user } = renderForm(watched, { validate: requiring('first', 'city') });
  expect(drawn).toEqual(['first', 'city']);

  await user.type(screen.getByLabelText('city'), 'Or');

  expect(drawn.slice(2)).not.toContain('first');
});

it('gives the whole answer, tidied, and returns nothing', async () => {
  const { user, answered } = renderForm(fields);

  await user.type(first(), ' O’Connor ');
  await user.keyboard('{Enter}');

  expect(answered).toEqual([{ first: "O'Connor" }]);
});

it('AX-21 a press with mistakes sends nothing, and a focused summary leads to each field', async () => {
  document.title = 'About you';
  const { user, answered } = renderForm(fields, { validate: requiring('city', 'first') });
  expect(screen.queryByText('Required')).toBeNull();

  await user.click(press());

  const summary = screen.getByRole('alert', { name: 'Error' });
  expect(answered).toEqual([]);
  expect(summary).toHaveFocus();
  expect(within(summary).getByRole('heading', { name: 'Error' })).toBeVisible();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['First name: Required', 'Which city? Required']);
  expect(document.title).toBe('Error: About you');
  expect(first()).toBeInvalid();

  await user.click(within(summary).getByRole('link', { name: 'First name: Required' }));
  expect(first()).toHaveFocus();
});

it('F-02 after the first press a message follows its field, and the next press clears the summary', async () => {
  document.title = 'About you';
  const { user, answered } = renderForm(fields, { validate: requiring('first') });
  await user.type(first(), 'A');
  await user.clear(first());
  expect(first()).toBeValid();

  await user.click(press());
  expect(first()).toHaveAccessibleDescription('Required');
  await user.type(first(), 'Ana');
  expect(first()).toBeValid();
  await user.click(press());

  expect(answered).toEqual([{ first: 'Ana' }]);
  expect(screen.queryByRole('heading', { name: 'Error' })).toBeNull();
  expect(document.title).toBe('About you');
});

it('AX-21 AX-06 what was mended is struck through in the summary, where it stood, in words too and unannounced', async () => {
  const { user } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());
  const line = (words: string) =>
    screen.getAllByRole('listitem').find(({ textContent }) => textContent === words);
  expect(line('First name: Required')).not.toHaveClass('mended');

  await user.type(first(), 'Ana');
  expect(line('First name: Required, mended')).toHaveClass('mended');
  expect(screen.getByText(', mended')).toHaveAttribute('aria-live', 'off');
  expect(line('Which city? Required')).not.toHaveClass('mended');
  await user.clear(first());

  expect(line('First name: Required')).not.toHaveClass('mended');
});

it('AX-21 a line whose field has gone leads nowhere', async () => {
  const { user, redraw } = renderForm(fields, { validate: requiring('city', 'first') });
  await user.click(press());
  const link = () => screen.queryByRole('link', { name: 'First name: Required' });
  expect(link()).toBeVisible();

  redraw({ children: null, validate: requiring('city') });

  expect(link()).toBeNull();
});

it('names what no field on the screen stands for', async () => {
  const { user } = renderForm(fields, { validate: requiring('hidden') });

  await user.click(press());

  expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent('Required');
});

it('F-04 shows the lender’s messages on top and at their fields, until these change', async () => {
  const { user, redraw } = renderForm(fields);
  await user.type(first(), 'Ana');
  await user.click(press());

  redraw({
    banner: { heading: 'Error', messages: ['Please try again.'] },
    fieldErrors: { first: 'Not on file' },
  });

  expect(screen.getByText('Please try again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'First name: Not on file' })).toBeVisible();
  expect(screen.getByRole('alert', { name: 'Error' })).toHaveFocus();
  expect(first()).toHaveAccessibleDescription('Not on file');
  await user.type(first(), 'b');
  expect(first()).toBeValid();
});

it('SHELL-11 says that something went wrong when nobody said more', () => {
  renderForm(fields, { banner: { messages: [] } });

  expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible();
});

it('FT-06 AX-07 an answer that is slow in coming is told to be under way, then to take longer than usual, until it is there', () => {
  jest.useFakeTimers();
  const { redraw } = renderForm(fields, { isBusy: true });
  const longer = () => screen.queryByText(/This is taking longer than usual/, { selector: 'p' });

  act(() => jest.advanceTimersByTime(999));
  expect(screen.getByRole('status')).toHaveTextContent('');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent(/^Submitting$/);
  act(() => jest.advanceTimersByTime(8_999));
  expect(longer()).toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(longer()).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/This is taking longer than usual/);

  redraw({ isBusy: false });
  expect(longer()).toBeNull();
  // What was announced is silent after a while; nothing else is left to come.
  act(() => jest.advanceTimersByTime(60_000));
  expect(longer()).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it('FT-40 while busy the button keeps the focus, says so, and a second press does nothing', async () => {
  const { user, answered, redraw } = renderForm(fields);
  await user.click(press());
  redraw({ isBusy: true });

  const busy = screen.getByRole('button', { name: 'Submitting' });
  await user.click(busy);
  await user.type(first(), '{Enter}');

  expect(answered).toHaveLength(1);
  expect(busy).toHaveAttribute('aria-disabled', 'true');
  expect(busy).not.toBeDisabled();
});

it('reports what is typed once it rests, when the box is left and when the screen goes, without secrets', () => {
  jest.useFakeTimers();
  const onUnsent = jest.fn();
  const { leave } = renderForm(
    <>
      {fields}
      <PasswordField
        name="password"
        label="Password"
        spoken="the password"
        autoComplete="new-password"
      />
    </>,
    { onUnsent },
  );
  const type = (label: string, value: string) => {
    act(() => {
      fireEvent.input(screen.getByLabelText(label, { exact: false, selector: 'input' }), {
        target: { value },
      });
    });
  };

  act(() => first().focus());
  type('First name', 'An');
  type('First name', 'Ana');
  type('Password', 'secret');
  expect(onUnsent).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  expect(onUnsent.mock.calls).toEqual([[{ first: 'Ana' }]]);

  type('First name', 'Anna');
  act(() => first().blur());
  expect(onUnsent).toHaveBeenLastCalledWith({ first: 'Anna' });

  type('Which city?', 'Columbus');
  leave();
  expect(onUnsent).toHaveBeenLastCalledWith({ first: 'Anna', city: 'Columbus' });
});

it('S2 reports what was chosen, and what was typed when the page is put away, at once', async () => {
  const onUnsent = jest.fn();
  const { user } = renderForm(
    <>
      {fields}
      <CheckboxField name="agrees" label="I agree" />
    </>,
    { onUnsent },
  );

  await user.click(screen.getByRole('checkbox', { name: 'I agree' }));
  expect(onUnsent.mock.calls).toEqual([[{ agrees: true }]]);
  await user.type(first(), 'Ana');
  expect(onUnsent).toHaveBeenCalledTimes(1);
  fireEvent(document, new Event('visibilitychange'));

  expect(onUnsent).toHaveBeenLastCalledWith({ agrees: true, first: 'Ana' });
});

it('FT-41 reports what came before the screen had settled', () => {
  const onUnsent = jest.fn();
  /** Types as soon as its box is there. */
  function Hasty() {
    const form = useForm();
    useLayoutEffect(() => {
      form.change('first', 'Ana');
    }, [form]);
    return null;
  }
  const { leave } = renderForm(
    <>
      {fields}
      <Hasty />
    </>,
    { onUnsent },
  );
  leave();

  expect(onUnsent.mock.calls).toEqual([[{ first: 'Ana' }]]);
});

it('S2 reports what is pressed before the answer, which may be refused, and not once more after it', async () => {
  const told: unknown[] = [];
  const { user, leave } = renderForm(<TextField name="first" label="First name" />, {
    onUnsent: (unsent) => told.push(['unsent', unsent]),
    onAnswer: (answer) => told.push(['answer', answer]),
  });

  await user.type(first(), 'Ana{Enter}');
  leave();

  expect(told).toEqual([
    ['unsent', { first: 'Ana' }],
    ['answer', { first: 'Ana' }],
  ]);
});

it('what is filled in under the fingers of somebody who has not typed yet gives way to their first key', async () => {
  const { user, redraw } = renderForm(fields);
  await user.click(first());

  redraw({ restored: { first: 'Old', city: 'Columbus' } });
  redraw({ restored: { first: 'Old', city: 'Lima' } });
  await user.keyboard('Ana');

  expect(first()).toHaveValue('Ana');
  expect(screen.getByLabelText('Which city? (optional)')).toHaveValue('Lima');
});

it('a draft that comes late fills only what nobody has touched', async () => {
  const { user, redraw } = renderForm(fields);
  await user.type(first(), 'Ana');

  redraw({ restored: { first: 'Old', city: 'Columbus' } });

  expect(first()).toHaveValue('Ana');
  expect(screen.getByLabelText('Which city? (optional)')).toHaveValue('Columbus');
});

it('decision 8: who is believed more replaces what others filled in, and nobody typed any of it', async () => {
  jest.useFakeTimers();
  const onUnsent = jest.fn();
  const { redraw, leave } = renderForm(
    <>
      {fields}
      <TextField name="unit" label="Unit" />
    </>,
    { onUnsent, initialValues: { first: 'Al', unit: '4B' } },
  );

  redraw({ restored: { first: 'Bo', city: 'Lima', unit: '4B' } });
  act(() => jest.advanceTimersByTime(300));
  redraw({ restored: { first: 'Cy', city: 'Rome' } });

  expect(first()).toHaveValue('Cy');
  expect(screen.getByLabelText('Which city? (optional)')).toHaveValue('Rome');
  expect(screen.getByLabelText('Unit')).toHaveValue('');
  leave();
  expect(onUnsent).not.toHaveBeenCalled();
});

it('S2 what was typed is reported, though something is filled in before it rests', () => {
  jest.useFakeTimers();
  const onUnsent = jest.fn();
  const { redraw } = renderForm(fields, { onUnsent });

  act(() => void fireEvent.input(first(), { target: { value: 'Ana' } }));
  redraw({ restored: { first: 'Old', city: 'Rome' } });
  act(() => jest.advanceTimersByTime(300));

  expect(first()).toHaveValue('Ana');
  expect(onUnsent.mock.calls).toEqual([[{ first: 'Ana' }]]);
});

it('S2 what was typed back to what was filled in is reported as well', () => {
  jest.useFakeTimers();
  const onUnsent = jest.fn();
  renderForm(fields, { onUnsent, initialValues: { first: 'Al' } });
  const type = (value: string) => {
    act(() => void fireEvent.input(first(), { target: { value } }));
    act(() => jest.advanceTimersByTime(300));
  };

  type('Ala');
  type('Al');

  expect(onUnsent.mock.calls).toEqual([[{ first: 'Ala' }], [{ first: 'Al' }]]);
});

it('goes back', async () => {
  const onBack = jest.fn();
  const { user } = renderForm(fields, { onBack });

  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(onBack).toHaveBeenCalledTimes(1);
});
