import { screen, within } from '@testing-library/react';

import { AgentField } from '#src/dev/AgentField.tsx';
import { DevControls } from '#src/dev/DevControls.tsx';
import { LazyAgentField, LazyDevControls } from '#src/dev/late.ts';
import { SmallForm } from '#src/ui/form/SmallForm.tsx';
import { chatOpened } from '#store/chat/actions.ts';
import {
  agentsReceived,
  conversationEnded,
  conversationStarted,
  endRequested,
  newChatRequested,
} from '#store/chat/slice.ts';
import { capabilitiesOf } from '#tests/support/fixtures/chat.ts';
import { renderWithStore } from '#tests/support/render/renderWithStore.tsx';

const HOTKEY = '{Alt>}{Shift>}[KeyD]{/Shift}{/Alt}';
const panel = () => screen.queryByRole('complementary', { name: 'Developer controls' });

async function open() {
  const view = renderWithStore(<DevControls />);
  await view.user.keyboard(HOTKEY);
  return view;
}

it('SC-23 A-79 shows no controls in anything that counts as production', () => {
  expect([LazyDevControls, LazyAgentField]).toEqual([null, null]);
});

it('DEV-1 shows the controls with a hotkey, and hides them', async () => {
  const { user } = await open();
  expect(panel()).toBeVisible();

  await user.keyboard(HOTKEY);
  expect(panel()).toBeNull();

  await user.keyboard('[KeyD]');
  expect(panel()).toBeNull();
});

it('DEV-1 switches a flag for this page', async () => {
  const { user, store } = await open();

  await user.click(screen.getByRole('checkbox', { name: 'fe-webchat' }));
  expect(store.getState().flags.values['fe-webchat']).toBe(false);

  await user.click(screen.getByRole('checkbox', { name: 'fe-webchat' }));
  expect(store.getState().flags.values['fe-webchat']).toBe(true);
});

it('DEV-1 switches the brand by its code', async () => {
  await open();

  const box = screen.getByRole('textbox', { name: 'Brand' });
  expect(box).toHaveValue('LARKMERE');
  expect(box).toHaveAttribute('name', 'org');
  expect(within(panel() ?? document.body).getByRole('button', { name: 'Switch' })).toHaveAttribute(
    'type',
    'submit',
  );
});

it('DEV-1 ends the chat at a reset, and clears its end', async () => {
  const { user, dispatch, actionsOf } = await open();
  await user.click(screen.getByRole('button', { name: 'Open chat' }));
  expect(actionsOf(chatOpened)).toEqual([chatOpened({ by: 'borrower' })]);
  await user.click(screen.getByRole('button', { name: 'Reset chat' }));
  expect(actionsOf(endRequested)).toEqual([]);

  dispatch(conversationStarted({ mode: 'stream', capabilities: capabilitiesOf('stream') }));
  await user.click(screen.getByRole('button', { name: 'Reset chat' }));
  expect(actionsOf(endRequested)).toHaveLength(1);
  dispatch(conversationEnded({ reason: 'customer', surveyUrl: null }));

  expect(actionsOf(newChatRequested)).toHaveLength(1);
});

const NO_VALUES = {};
const agents = [{ chatId: 'a-1', name: 'Ada' }];

it.each([
  ['can be picked from a list', agents, 'combobox'],
  ['can be typed if the lender names none', [], 'textbox'],
] as const)('CHAT-04 lets the user enter agents, who %s', (_how, known, role) => {
  renderWithStore(
    <SmallForm id="chat" initialValues={NO_VALUES} validate={() => NO_VALUES} onAnswer={jest.fn()}>
      <AgentField />
    </SmallForm>,
    { given: [agentsReceived([...known])] },
  );

  expect(screen.getByRole(role, { name: /^Agent ID/ })).toBeVisible();
});
