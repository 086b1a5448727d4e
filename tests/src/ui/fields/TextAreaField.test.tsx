import { screen } from '@testing-library/react';

import { TextAreaField } from '#src/ui/fields/TextAreaField.tsx';
import { renderForm } from '#tests/support/render/renderForm.tsx';

it('AX-07 states its limit once, counts visibly, and keeps what exceeds it', async () => {
  const { user } = renderForm(<TextAreaField name="note" label="Message" limit={10} />, {
    validate: ({ note }) =>
      String(note).length > 10 ? { note: 'Must be at most 10 characters' } : {},
  });
  const box = screen.getByRole('textbox', { name: 'Message' });
  expect(box).toHaveAccessibleDescription('At most 10 characters.');
  expect(screen.getByText('10 characters left')).toHaveAttribute('aria-hidden', 'true');

  await user.type(box, 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Continue' }));

  expect(screen.getByText('1 character too many', { selector: '[aria-hidden]' })).toBeVisible();
  expect(box).toHaveValue('Hello there');
  expect(box).toHaveAccessibleDescription('At most 10 characters. Must be at most 10 characters');
});

it('AX-07 announces once that a text has become too long, and not with later keys', async () => {
  const { user } = renderForm(<TextAreaField name="why" label="Why?" limit={3} />);
  const box = screen.getByRole('textbox', { name: 'Why?' });
  const said = screen.getByRole('status');

  await user.type(box, 'one');
  expect(said).toHaveTextContent('');
  await user.type(box, '!');
  expect(said).toHaveTextContent(/^1 character too many$/);
  await user.type(box, '!');

  expect(said).toHaveTextContent(/^1 character too many$/);
});
