import { act, fireEvent, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { earlyInput, type EarlyPage } from '#src/boot/earlyInput.ts';
import { HydrationHandoff } from '#src/boot/hydrateApp.tsx';
import { ChoiceCards } from '#src/ui/fields/choice/ChoiceCards.tsx';
import { StepForm } from '#src/ui/form/StepForm.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { requiring, type Answers } from '#tests/support/render/renderForm.tsx';

const NOTHING: Answers = {};
const validate = requiring('street', 'use');
const onAnswer = jest.fn();
const onMore = jest.fn();
let root: Root;

const page = (early: EarlyPage | null) => {
  const form = (
    <StepForm<Answers>
      title="Your home"
      initialValues={NOTHING}
      validate={validate}
      onAnswer={onAnswer}
    >
      <TextField name="street" label="Street" />
      <button type="button" onClick={onMore}>
        More
      </button>
      <ChoiceCards
        name="use"
        label="Use"
        options={[
          { value: 'HOME', label: 'I live here' },
          { value: 'RENT', label: 'I rent it out' },
        ]}
      />
    </StepForm>
  );
  return (
    <StrictMode>
      {early ? (
        <HydrationHandoff early={early} onHydrated={() => undefined}>
          {form}
        </HydrationHandoff>
      ) : (
        form
      )}
    </StrictMode>
  );
};

const type = (text: string) => {
  const street = screen.getByLabelText<HTMLInputElement>('Street');
  street.focus();
  street.value = text;
  fireEvent.input(street);
};
const choose = (name: string) => screen.getByLabelText(name).click();
const continueButton = () => screen.getByRole('button', { name: /Continue|Submitting/ });
const press = () => continueButton().click();

/** Renders the prerendered page with its inline script, runs the user's actions, and hydrates. */
async function takeOver(does: () => void = () => {}) {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page(null));
  document.body.replaceChildren(place);
  document.title = 'Your home';
  jest.isolateModules(() => {
    require('#src/boot/early.ts');
  });
  does();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => {
    root = hydrateRoot(place, page(earlyInput(document, window.homelineEarly)), {
      onRecoverableError: (error) => console.error(error),
    });
  });
  return errors.mock.calls;
}

beforeEach(() => jest.clearAllMocks());
afterEach(() => {
  act(() => root.unmount());
  jest.restoreAllMocks();
});

it('prepares every message on the prerendered page, hidden and without a style attribute', () => {
  document.body.innerHTML = renderToString(page(null));
  root = { unmount: () => undefined, render: () => undefined };

  expect(document.getElementById('step-street-error')).toHaveTextContent('Required');
  expect(document.getElementById('step-street-error')).not.toBeVisible();
  expect(document.getElementById('step-errors')).not.toBeVisible();
  expect(document.querySelector('#step-errors [data-for="step-use"]')).toHaveTextContent(
    'Required',
  );
  expect(document.body.innerHTML).not.toContain('style=');
});

it('hydrates the page without a difference, and removes the prepared messages', async () => {
  const complaints = await takeOver();

  expect(complaints).toEqual([]);
  expect(document.getElementById('step-street-error')).toBeNull();
  expect(document.getElementById('step-errors')).toBeNull();
});

it('FT-41 adopts what was typed and chosen before React', async () => {
  const complaints = await takeOver(() => {
    type('512 Amberstone');
    choose('I rent it out');
  });

  expect(complaints).toEqual([]);
  expect(screen.getByLabelText('Street')).toHaveValue('512 Amberstone');
  expect(screen.getByRole('radio', { name: 'I rent it out' })).toBeChecked();
  expect(onAnswer).not.toHaveBeenCalled();
});

describe('when a browser extension has inserted an element, so React renders the page again', () => {
  const street = () => screen.getByLabelText<HTMLInputElement>('Street');
  const extend = () => street().after(document.createElement('div'));

  it('FT-41 FT-51 keeps the text, the focus and the caret, and what was chosen', async () => {
    await takeOver(() => {
      choose('I rent it out');
      type('512 Amberstone');
      street().setSelectionRange(3, 3);
      extend();
    });

    expect(street()).toHaveValue('512 Amberstone');
    expect(street()).toHaveFocus();
    expect(street().selectionStart).toBe(3);
    expect(screen.getByRole('radio', { name: 'I rent it out' })).toBeChecked();
  });

  it("FT-41 FT-51 doesn't move the focus after the user has moved it away", async () => {
    await takeOver(() => {
      type('512 Amberstone');
      street().blur();
      extend();
    });

    expect(street()).toHaveValue('512 Amberstone');
    expect(document.body).toHaveFocus();
  });

  it('FT-41 FT-51 shows the messages of an early submit, with the focus on their summary', async () => {
    await takeOver(() => {
      choose('I live here');
      press();
      extend();
    });

    expect(screen.getByRole('alert')).toHaveFocus();
    expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
  });

  it('FT-41 FT-51 repeats the click on a button, which has the focus again', async () => {
    await takeOver(() => {
      const more = screen.getByRole('button', { name: 'More' });
      more.focus();
      more.click();
      extend();
    });

    expect(onMore).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });
});

it('FT-41 says that an early submit of valid answers counts, and sends it once, after the hydration', async () => {
  await takeOver(() => {
    type('512 Amberstone');
    choose('I live here');
    press();
    expect(continueButton()).toHaveAccessibleName('Submitting');
    press();
  });

  expect(onAnswer.mock.calls).toEqual([[{ street: '512 Amberstone', use: 'HOME' }]]);
  expect(continueButton()).toHaveAccessibleName('Continue');
});

it('FT-41 shows the messages of an early submit of wrong answers, before React and after', async () => {
  await takeOver(() => {
    type('512 Amberstone');
    press();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('radiogroup')).toBeInvalid();
    expect(screen.getByLabelText('Street')).toBeValid();
    screen.getByLabelText('Street').focus();
  });

  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent('Use: Required');
  expect(screen.getByLabelText('Street')).toHaveFocus();
  expect(screen.getByLabelText('Street')).toBeValid();
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Required');
});

it('FT-41 keeps the focus of a user who is reading the messages', async () => {
  await takeOver(press);

  expect(screen.getByRole('alert')).toHaveFocus();
  expect(document.title).toBe('Error: Your home');
});

it('FT-41 waits for a submit when answers are corrected after their messages', async () => {
  await takeOver(() => {
    press();
    type('512 Amberstone');
    choose('I live here');
    expect(document.getElementById('step-use-error')).not.toBeVisible();
  });

  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert', { name: 'Error' })).toBeNull();
  expect(screen.getByLabelText('Street')).toBeValid();
});

it('FT-41 removes an answer corrected after its message from the list with the hydration', async () => {
  await takeOver(() => {
    press();
    type('512 Amberstone');
  });

  const lines = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Use: Required']);
});
