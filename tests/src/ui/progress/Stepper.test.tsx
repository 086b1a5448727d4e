import { render, screen, within } from '@testing-library/react';

import { ProgressBar, Stepper } from '#src/ui/progress/Stepper.tsx';

const steps = [
  {
    label: 'Property Info',
    progress: 'COMPLETE',
    steps: [{ label: 'Address', progress: 'COMPLETE' }],
  },
  {
    label: 'Personal Info',
    progress: 'IN_PROGRESS',
    steps: [
      { label: 'Name', progress: 'COMPLETE' },
      { label: 'Birthdate', progress: 'IN_PROGRESS' },
    ],
  },
  { label: 'Login Info', progress: 'INITIAL' },
] as const;

it('AX-32 makes the stepper an ordered list in which each step has a state, and one is the current one', () => {
  render(<Stepper title="Application progress" time="About 2 minutes left" steps={steps} />);

  const nav = screen.getByRole('navigation', { name: 'Application progress' });
  const [outer] = within(nav).getAllByRole('list');
  expect(outer?.tagName).toBe('OL');
  expect(
    within(nav)
      .getAllByRole('listitem')
      .map((item) => item.firstChild?.nextSibling?.textContent),
  ).toEqual([
    'Property Info, Done',
    'Personal Info, You are here',
    'Name, Done',
    'Birthdate, You are here',
    'Login Info, Still ahead',
  ]);
  expect(nav.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  expect(nav.querySelector('[aria-current="step"]')).toHaveTextContent('Birthdate');
});

it('AX-32 shows the bar of small screens as text', () => {
  render(<ProgressBar step={3} label="Income Info" time="About 20 minutes left" />);

  expect(screen.getByText(/Step 3 of 7/)).toHaveTextContent('Step 3 of 7, Income Info');
  expect(screen.getByText('About 20 minutes left')).toBeVisible();
  expect(document.querySelectorAll('i')).toHaveLength(7);
});

it('SIDE-05 shows a first stage without questions as one piece, half full', () => {
  render(<ProgressBar step={1} of={2} label="Identity verification" time={null} />);

  const pieces = [...document.querySelectorAll('i')].map(({ className }) => className);
  expect(pieces).toEqual(['half', '']);
});

it("doesn't paint the current stage as done, and says so in the bar after the last one", () => {
  const { rerender } = render(<ProgressBar step={3} label="Provide More Info" time={null} />);
  const pieces = () => [...document.querySelectorAll('i')].map(({ className }) => className);
  expect(pieces()).toEqual(['full', 'full', 'half', '', '', '', '']);

  rerender(<ProgressBar step={8} label="Done" time={null} />);
  expect(pieces()).toEqual(Array.from({ length: 7 }, () => 'full'));
  expect(screen.getByText('Done')).toBeVisible();
  expect(screen.queryByText(/Step/)).toBeNull();
});
