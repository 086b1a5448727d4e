import { screen } from '@testing-library/react';

import { TextField } from '#src/ui/fields/TextField.tsx';
import { renderForm } from '#tests/support/render/renderForm.tsx';

const WAIT = 'You can try again in about 30 seconds.';
const tooOften = { messages: ['Please wait a minute and try again.'], mustWait: true };
const press = () => screen.getByRole('button', { name: 'Continue' });

const open = () => renderForm(<TextField name="first" label="First name" />);

describe('FT-05: a form whose answer came too early', () => {
  it('keeps its button focusable, says how long to wait, and sends nothing', async () => {
    const { user, redraw, answered } = open();

    redraw({ banner: tooOften, wait: WAIT });
    await user.click(press());
    await user.type(screen.getByLabelText('First name'), 'Mira{Enter}');

    expect(press()).toHaveAttribute('aria-disabled', 'true');
    expect(press()).toHaveAccessibleDescription(WAIT);
    expect(answered).toEqual([]);
  });

  it('says once that the wait is over, and the next press sends', async () => {
    const { user, redraw, answered } = open();

    redraw({ banner: tooOften, wait: WAIT });
    expect(screen.queryByText('You can try again now.')).toBeNull();
    redraw({ banner: tooOften, wait: null });
    expect(screen.getByText('You can try again now.')).toBeInTheDocument();
    await user.click(press());

    expect(answered).toHaveLength(1);
  });

  it('has no wait where another answer has to wait', async () => {
    const { user, redraw, answered } = open();

    redraw({ banner: { messages: ['No room for that.'] }, wait: WAIT });
    await user.click(press());

    expect(screen.queryByText(WAIT)).toBeNull();
    expect(answered).toHaveLength(1);
  });
});
