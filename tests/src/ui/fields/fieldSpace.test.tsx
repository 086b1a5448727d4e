import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';

import { DateField } from '#src/ui/fields/DateField.tsx';
import { renderForm } from '#tests/support/render/renderForm.tsx';

it.each([
  ['seen', false],
  ['said above', true],
])('keeps space between a hint and the boxes, with its question %s', (_where, isAskedAbove) => {
  const style = document.createElement('style');
  style.textContent = readFileSync('src/ui/fields/field.module.css', 'utf8');
  document.head.append(style);

  renderForm(
    <DateField
      name="dob"
      label="Date of birth"
      hint="For example, 4 27 1985"
      isAskedAbove={isAskedAbove}
    />,
  );

  const hint = screen.getByText('For example, 4 27 1985');
  expect(getComputedStyle(hint).margin).toMatch(/ 0 var\(--space-3\)$/);
});
