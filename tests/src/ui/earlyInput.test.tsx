import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { ChoiceCards } from '#src/ui/ChoiceCards.tsx';
import { EarlyInputContext, type EarlyInput } from '#src/ui/earlyInput.ts';
import { StepForm } from '#src/ui/StepForm.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { requiring, type Answers } from '#tests/support/renderForm.tsx';

const NOTHING: Answers = {};
const validate = requiring('street', 'use');
const onAnswer = jest.fn();
let root: Root;

const page = (early: EarlyInput | null) => {
  let left = early;
  const take = () => {
    const taken = left;
    left = null;
    return taken;
  };
  return (
    <StrictMode>
      <EarlyInputContext value={{ take }}>
        <StepForm<Answers>
          title="Your home"
          initialValues={NOTHING}
          validate={validate}
          onAnswer={onAnswer}
        >
          <TextField name="street" label="Street" />
          <ChoiceCards
            name="use"
            label="Use"
            options={[
              { value: 'HOME', label: 'I live here' },
              { value: 'RENT', label: 'I rent it out' },
            ]}
          />
        </StepForm>
      </EarlyInputContext>
    </StrictMode>
  );
};

/** The page as it was prerendered, then what React finds when it takes over. */
async function takeOver(early: EarlyInput | null, before: (body: HTMLElement) => void = () => {}) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(null));
  document.body.replaceChildren(place);
  before(place);
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    root = hydrateRoot(place, page(early));
  });
  return errors.mock.calls;
}

beforeEach(() => onAnswer.mockClear());
afterEach(() => {
  act(() => root.unmount());
  jest.restoreAllMocks();
});

it('keeps every message ready on the prerendered page, hidden, and has no style attribute', () => {
  document.body.innerHTML = renderToString(page(null));
  root = { unmount: () => undefined, render: () => undefined };

  expect(document.getElementById('step-street-error')).toHaveTextContent('Required');
  expect(document.getElementById('step-street-error')).not.toBeVisible();
  expect(document.getElementById('step-problems')).not.toBeVisible();
  expect(document.querySelector('#step-problems [data-for="step-use"]')).toHaveTextContent(
    'Required',
  );
  expect(document.body.innerHTML).not.toContain('style=');
});

it('takes the page over without a difference, and drops the messages', async () => {
  const complaints = await takeOver(null);

  expect(complaints).toEqual([]);
  expect(document.getElementById('step-street-error')).toBeNull();
  expect(document.getElementById('step-problems')).toBeNull();
});

it('FT-41 adopts what was typed and chosen before', async () => {
  await takeOver({ values: { street: '512 Amberstone', use: 'RENT' }, pressed: 'no' });

  expect(screen.getByLabelText('Street')).toHaveValue('512 Amberstone');
  expect(screen.getByRole('radio', { name: 'I rent it out' })).toBeChecked();
  expect(onAnswer).not.toHaveBeenCalled();
});

it('FT-41 a press on valid answers is sent once, after', async () => {
  await takeOver({ values: { street: '512 Amberstone', use: 'HOME' }, pressed: 'valid' });

  expect(onAnswer.mock.calls).toEqual([[{ street: '512 Amberstone', use: 'HOME' }]]);
});

it('FT-41 a press that was answered with messages shows them again, sends nothing and takes no focus', async () => {
  await takeOver(
    { values: { street: '512 Amberstone' }, pressed: 'answeredWithMessages' },
    (body) => {
      body.querySelector('#step-problems')?.removeAttribute('hidden');
      for (const id of ['street', 'use']) {
        body.querySelector(`#step-${id}-error`)?.removeAttribute('hidden');
        const input = body.querySelector(`#step-${id}`);
        (input?.closest('fieldset') ?? input)?.setAttribute('aria-invalid', 'true');
      }
      body.querySelector<HTMLInputElement>('#step-street')?.focus();
    },
  );

  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent('Use: Required');
  expect(screen.getByLabelText('Street')).toHaveFocus();
  expect(screen.getByLabelText('Street')).toBeValid();
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Required');
});

it('FT-41 answers mended after their messages wait for a press', async () => {
  await takeOver({
    values: { street: '512 Amberstone', use: 'HOME' },
    pressed: 'answeredWithMessages',
  });

  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});
