import { screen, within } from '@testing-library/react';

import { BesideQuestions } from '#src/pages/registration/BesideQuestions.tsx';
import { minutesFrom, stageOf } from '#store/application/status/stages.ts';
import { propertySubmitted } from '#store/registration/slice.ts';
import { aProperty } from '#tests/support/fixtures/answers.ts';
import { renderInState } from '#tests/support/render/renderInState.tsx';

const NOTICE = /you could lose your home/;

it('FOOT-15 says who lends, under which license, and what secures the line', () => {
  renderInState(<BesideQuestions />);

  const lender = screen.getByRole('region', { name: 'The lender' });
  expect(lender).toHaveTextContent(/NMLS #\d+/);
  expect(lender).toHaveTextContent('Equal Housing');
  expect(lender).toHaveTextContent(NOTICE);
  expect(screen.queryByRole('region', { name: 'Your property so far' })).toBeNull();
});

it('counts the same minutes for what comes next as the progress shows then', () => {
  renderInState(<BesideQuestions />);
  const [more, signing] = (['startHmda', 'signingIntro'] as const).map((screen) =>
    minutesFrom(stageOf(screen, null)),
  );

  expect(screen.getByText(/^This takes about 15 minutes\. You'll link an account/)).toBeVisible();
  expect(screen.getByText(/^This takes about 40 minutes\. You'll meet a notary/)).toBeVisible();
  expect([more, signing]).toEqual([15 + 40, 40]);
});

it.each([
  ['HOME', 'I live here', true],
  ['SECONDARY', 'Second home', true],
  ['INVESTMENT', 'I rent it out', false],
] as const)(
  'shows a property of %s, with the notice where it is a dwelling',
  (occupancyType, use, hasNotice) => {
    renderInState(<BesideQuestions />, {
      given: [propertySubmitted({ property: aProperty({ occupancyType }) })],
    });

    const home = within(screen.getByRole('region', { name: 'Your property so far' }));
    expect(home.getByText(use)).toBeVisible();
    expect(screen.queryAllByText(NOTICE)).toHaveLength(hasNotice ? 1 : 0);
  },
);
