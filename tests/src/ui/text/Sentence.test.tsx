import { render } from '@testing-library/react';

import { Sentence } from '#src/ui/text/Sentence.tsx';
import { isolated } from '#store/text/direction.ts';

it("FT-101 isolates a foreign text within our sentence, so it doesn't affect the text around it", () => {
  const { container } = render(
    <Sentence>{`From ${isolated('\u202Eone')}, ${isolated('two\u2069')} and us.`}</Sentence>,
  );

  expect(container).toHaveTextContent(/^From one, two and us\.$/);
  expect([...container.querySelectorAll('bdi')].map((own) => own.textContent)).toEqual([
    'one',
    'two',
  ]);
});

it('renders a sentence without foreign text as it is', () => {
  expect(render(<Sentence>Only ours.</Sentence>).container.innerHTML).toBe('Only ours.');
});
