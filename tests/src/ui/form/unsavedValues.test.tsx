import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-final-form';

import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { PasswordField } from '#src/ui/fields/PasswordField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { renderForm } from '#tests/support/render/renderForm.tsx';

const fields = (
  <>
    <TextField name="first" label="First name" />
    <TextField name="city" label="Which city?" isOptional />
  </>
);
const first = () => screen.getByLabelText('First name');

afterEach(() => {
  jest.useRealTimers();
});

it('reports typed values after a pause, when the box is left and when the screen closes, without secrets', () => {
  jest.useFakeTimers();
  const onUnsaved = jest.fn();
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
    { onUnsaved },
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
  expect(onUnsaved).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(300));
  expect(onUnsaved.mock.calls).toEqual([[{ first: 'Ana' }]]);

  type('First name', 'Anna');
  act(() => first().blur());
  expect(onUnsaved).toHaveBeenLastCalledWith({ first: 'Anna' });

  type('Which city?', 'Columbus');
  leave();
  expect(onUnsaved).toHaveBeenLastCalledWith({ first: 'Anna', city: 'Columbus' });
});

it('S2 reports a choice at once, and typed values when the page is hidden', () => {
  jest.useFakeTimers();
  const onUnsaved = jest.fn();
  renderForm(
    <>
      {fields}
      <CheckboxField name="agrees" label="I agree" />
    </>,
    { onUnsaved },
  );

  fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  expect(onUnsaved.mock.calls).toEqual([[{ agrees: true }]]);
  fireEvent.input(first(), { target: { value: 'Ana' } });
  expect(onUnsaved).toHaveBeenCalledTimes(1);
  fireEvent(document, new Event('visibilitychange'));

  expect(onUnsaved).toHaveBeenLastCalledWith({ agrees: true, first: 'Ana' });
});

it.each(['beforeunload', 'pagehide'])(
  'FT-42 S2 reports typed values at %s, before other listeners of the page run',
  async (name) => {
    const calls: string[] = [];
    const later = () => void calls.push('another listener');
    addEventListener(name, later);
    const { user } = renderForm(fields, {
      onUnsaved: (values) => void calls.push(JSON.stringify(values)),
    });
    await user.type(first(), 'Ana');

    fireEvent(window, new Event(name));

    removeEventListener(name, later);
    expect(calls).toEqual(['{"first":"Ana"}', 'another listener']);
  },
);

it('S2 reports continuous typing every second', () => {
  jest.useFakeTimers();
  const onUnsaved = jest.fn();
  renderForm(fields, { onUnsaved });

  for (let letter = 1; letter <= 12; letter += 1) {
    act(() => {
      fireEvent.input(first(), { target: { value: 'A'.repeat(letter) } });
      jest.advanceTimersByTime(200);
    });
  }

  expect(onUnsaved.mock.calls).toEqual([[{ first: 'AAAAA' }], [{ first: 'AAAAAAAAAA' }]]);
});

it('FT-41 reports input before the screen has settled', () => {
  const onUnsaved = jest.fn();
  /** Types as soon as its box exists. */
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
    { onUnsaved },
  );
  leave();

  expect(onUnsaved.mock.calls).toEqual([[{ first: 'Ana' }]]);
});

it('S2 reports typed values before the answer, which may be refused, and not again after it', async () => {
  const reports: unknown[] = [];
  const { user, leave } = renderForm(<TextField name="first" label="First name" />, {
    onUnsaved: (unsaved) => reports.push(['unsaved', unsaved]),
    onAnswer: (answer) => reports.push(['answer', answer]),
  });

  await user.type(first(), 'Ana{Enter}');
  leave();

  expect(reports).toEqual([
    ['unsaved', { first: 'Ana' }],
    ['answer', { first: 'Ana' }],
  ]);
});

it('lets the first key replace a prefill that arrives before it', async () => {
  const { user, redraw } = renderForm(fields);
  await user.click(first());

  redraw({ restored: { first: 'Old', city: 'Columbus' } });
  redraw({ restored: { first: 'Old', city: 'Lima' } });
  await user.keyboard('Ana');

  expect(first()).toHaveValue('Ana');
  expect(screen.getByLabelText('Which city? (optional)')).toHaveValue('Lima');
});

it('fills only untouched fields from a late draft', async () => {
  const { user, redraw } = renderForm(fields);
  await user.type(first(), 'Ana');

  redraw({ restored: { first: 'Old', city: 'Columbus' } });

  expect(first()).toHaveValue('Ana');
  expect(screen.getByLabelText('Which city? (optional)')).toHaveValue('Columbus');
});

it('replaces prefills with those of a higher priority, and counts none as typed (decision 8)', async () => {
  jest.useFakeTimers();
  const onUnsaved = jest.fn();
  const { redraw, leave } = renderForm(
    <>
      {fields}
      <TextField name="unit" label="Unit" />
    </>,
    { onUnsaved, initialValues: { first: 'Al', unit: '4B' } },
  );

  redraw({ restored: { first: 'Bo', city: 'Lima', unit: '4B' } });
  act(() => jest.advanceTimersByTime(300));
  redraw({ restored: { first: 'Cy', city: 'Rome' } });

  expect(first()).toHaveValue('Cy');
  expect(screen.getByLabelText('Which city? (optional)')).toHaveValue('Rome');
  expect(screen.getByLabelText('Unit')).toHaveValue('');
  leave();
  expect(onUnsaved).not.toHaveBeenCalled();
});

it('S2 reports typed values, though a prefill arrives before the pause', () => {
  jest.useFakeTimers();
  const onUnsaved = jest.fn();
  const { redraw } = renderForm(fields, { onUnsaved });

  act(() => void fireEvent.input(first(), { target: { value: 'Ana' } }));
  redraw({ restored: { first: 'Old', city: 'Rome' } });
  act(() => jest.advanceTimersByTime(300));

  expect(first()).toHaveValue('Ana');
  expect(onUnsaved.mock.calls).toEqual([[{ first: 'Ana' }]]);
});

it('S2 reports a value typed back to its prefill, too', () => {
  jest.useFakeTimers();
  const onUnsaved = jest.fn();
  renderForm(fields, { onUnsaved, initialValues: { first: 'Al' } });
  const type = (value: string) => {
    act(() => void fireEvent.input(first(), { target: { value } }));
    act(() => jest.advanceTimersByTime(300));
  };

  type('Ala');
  type('Al');

  expect(onUnsaved.mock.calls).toEqual([[{ first: 'Ala' }], [{ first: 'Al' }]]);
});
