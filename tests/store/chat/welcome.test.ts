import { BOT_LIMIT, selectPreChatText } from '#store/chat/welcome.ts';
import { conversationStarted, openStatusReceived, weekReceived } from '#store/chat/slice.ts';
import { createAppStore } from '#store/index.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { capabilitiesOf } from '#tests/support/fixtures/chat.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const greeting = 'Welcome to Larkmere chat. How can we help?';
const hours =
  'Our team is here Monday to Friday 6 AM to 5 PM, Saturday to Sunday 7 AM to 3 PM Pacific time.';
const bot = `Right now our automated assistant answers. ${BOT_LIMIT}`;
const week = [1, 2, 3, 4, 5, 6, 7].map((weekdayValue) => ({
  weekdayValue,
  startTime: weekdayValue > 5 ? '07:00' : '06:00',
  endTime: weekdayValue > 5 ? '15:00' : '17:00',
}));

it.each([
  ['before the hours are known', [], greeting],
  [
    'during the hours',
    [openStatusReceived({ isAgentHours: true }), weekReceived({ week })],
    `${greeting} ${hours}`,
  ],
  [
    'outside the hours',
    [openStatusReceived({ isAgentHours: false }), weekReceived({ week })],
    `${greeting} ${hours} ${bot}`,
  ],
  [
    'with the chatbot',
    [conversationStarted({ mode: 'chatbot', capabilities: capabilitiesOf('chatbot') })],
    `${greeting} ${bot}`,
  ],
])('CHAT-11 AX-28 shows the right text before a chat: %s', (_case, facts, text) => {
  const store = createAppStore();
  store.dispatch(organisationLoaded(anOrganisation()));
  for (const fact of facts) store.dispatch(fact);

  expect(selectPreChatText(store.getState())).toBe(text);
});
