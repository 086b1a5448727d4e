import { act, screen, within } from '@testing-library/react';
import { Profiler } from 'react';

import { CheckboxField } from '#src/ui/fields/choice/CheckboxField.tsx';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { renderForm, requiring } from '#tests/support/render/renderForm.tsx';

const press = () => screen.getByRole('button', { name: 'Continue' });

describe('StepForm', () => {
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

  it('has one h1 that can take the focus', () => {
    renderForm(fields, { title: 'About you', stepLabel: 'Personal Info', help: 'Two questions.' });

    expect(screen.getByRole('heading', { level: 1, name: 'About you' })).toHaveAttribute(
      'tabindex',
      '-1',
    );
  });

  it('renders the fields once, and then only the field that changes', async () => {
    const renders: string[] = [];
    const watched = ['first', 'city'].map((name) => (
      <Profiler key={name} id={name} onRender={(id) => renders.push(id)}>
        <TextField name={name} label={name} />
      </Profiler>
    ));
    const { user } = renderForm(watched, { validate: requiring('first', 'city') });
    expect(renders).toEqual(['first', 'city']);

    await user.type(screen.getByLabelText('city'), 'Or');

    expect(renders.slice(2)).not.toContain('first');
  });

  it("AX-02 puts what the button agrees to after the fields, right above a button that isn't sticky", () => {
    const { redraw } = renderForm(fields);
    const bar = () => press().parentElement;
    expect(bar()).toHaveClass('sticky');

    redraw({ agreement: <CheckboxField name="agrees" label="I agree" /> });

    const box = screen.getByRole('checkbox', { name: 'I agree' });
    const city = screen.getByLabelText(/Which city/);
    expect(city.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(box.compareDocumentPosition(press())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(bar()).not.toHaveClass('sticky');
  });

  it('submits the whole answer, tidied', async () => {
    const { user, answered } = renderForm(fields);

    await user.type(first(), ' O’Connor ');
    await user.keyboard('{Enter}');

    expect(answered).toEqual([{ first: "O'Connor" }]);
  });

  it('AX-21 sends nothing after a submit with errors, and leads from a focused summary to each field', async () => {
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

  it('F-02 updates a message with its field after the first submit, and clears the summary at the next', async () => {
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

  it('lists an error without a field on the screen in the summary', async () => {
    const { user } = renderForm(fields, { validate: requiring('hidden') });

    await user.click(press());

    expect(screen.getByRole('alert', { name: 'Error' })).toHaveTextContent('Required');
  });

  it('SHELL-11 shows a general message for a failure without one', () => {
    renderForm(fields, { banner: { messages: [] } });

    expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible();
  });

  it('FT-06 AX-07 announces a slow response as in progress, then as taking longer than usual, until it arrives', () => {
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
    // An announcement disappears after a while. No other timer is left.
    act(() => jest.advanceTimersByTime(60_000));
    expect(longer()).toBeNull();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('FT-40 keeps the focus on the button while busy, says so, and ignores a second click', async () => {
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

  it('S4 lets no field change while busy, and moves the focus from a field to the button on Enter', async () => {
    const { user, redraw } = renderForm(fields);
    await user.type(first(), 'Mira');
    // A browser commits a value on Enter, but user-event only when the field loses focus, which must not happen while
    // React renders.
    await user.tab();
    await user.type(first(), '{Enter}');
    expect(first()).toHaveFocus();

    redraw({ isBusy: true });
    expect(first().closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Submitting' })).toHaveFocus();

    redraw({ isBusy: false });
    expect(first().closest('[inert]')).toBeNull();
  });

  it('runs its handler on Back', async () => {
    const onBack = jest.fn();
    const { user } = renderForm(fields, { onBack });

    await user.click(screen.getByRole('button', { name: 'Back' }));

    expect(onBack).toHaveBeenCalledTimes(1);
  });
});

const WAIT = 'You can try again in about 30 seconds.';

const tooOften = { messages: ['Please wait a minute and try again.'], mustWait: true };

const open = () => renderForm(<TextField name="first" label="First name" />);

describe('FT-05: a form that was sent too early', () => {
  it('keeps its button focusable, says how long to wait, and sends nothing', async () => {
    const { user, redraw, answered } = open();

    redraw({ banner: tooOften, wait: WAIT });
    await user.click(press());
    await user.type(screen.getByLabelText('First name'), 'Mira{Enter}');

    expect(press()).toHaveAttribute('aria-disabled', 'true');
    expect(press()).toHaveAccessibleDescription(WAIT);
    expect(answered).toEqual([]);
  });

  it('says once that the wait is over, and the next submit sends', async () => {
    const { user, redraw, answered } = open();

    redraw({ banner: tooOften, wait: WAIT });
    expect(screen.queryByText('You can try again now.')).toBeNull();
    redraw({ banner: tooOften, wait: null });
    expect(screen.getByText('You can try again now.')).toBeInTheDocument();
    await user.click(press());

    expect(answered).toHaveLength(1);
  });

  it("isn't blocked when another form has to wait", async () => {
    const { user, redraw, answered } = open();

    redraw({ banner: { messages: ['No room for that.'] }, wait: WAIT });
    await user.click(press());

    expect(screen.queryByText(WAIT)).toBeNull();
    expect(answered).toHaveLength(1);
  });
});
