import { screen } from '@testing-library/react';

import { ToDoStrip } from '#src/shell/frame/ToDoStrip.tsx';
import type { Condition } from '#store/application/conditions/conditions.ts';
import { conditionsReceived } from '#store/application/conditions/slice.ts';
import { aCondition } from '#tests/support/fixtures/conditions.ts';
import { renderScreen } from '#tests/support/render/renderScreen.tsx';
import { aStatus, UUID } from '#tests/support/sagas/openApplication.ts';

const open = (at: string, ...conditions: Condition[]) =>
  renderScreen(<ToDoStrip />, {
    at,
    status: aStatus('INCOME_VERIFICATION'),
    given: [conditionsReceived({ applicationUuid: UUID, conditions, readAt: 1 })],
  });

const two = [
  aCondition({ uuid: '5c0d1710-0000-4000-8000-000000000001' }),
  aCondition({ uuid: '5c0d1710-0000-4000-8000-000000000002', state: 'NEEDS_REPLACING' }),
];

it('F-08 counts what is owed or needs replacing, and leads to the list', async () => {
  await open('liens', ...two, aCondition({ state: 'IN_REVIEW' }));

  expect(screen.getByText('You have 2 things to do.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your to-do list' })).toHaveAttribute(
    'href',
    `/account/heloc/${UUID}/conditions`,
  );
});

it.each([
  ['on the list itself', 'conditions', two],
  ['at an address that is no screen', 'nowhere', two],
  ['where nothing is to do', 'liens', [aCondition({ state: 'ACCEPTED' })]],
])('F-08 shows no strip %s', async (_where, at, conditions) => {
  await open(at, ...conditions);
  expect(screen.queryByRole('complementary', { name: 'To do' })).toBeNull();
});
