import { chatModes, type ChatMode } from '#store/chat/messages.ts';
import { selectChatMode } from '#store/chat/mode.ts';
import { openStatusReceived } from '#store/chat/slice.ts';
import { createAppStore } from '#store/index.ts';
import { organisationLoaded } from '#store/org/slice.ts';
import { locationChanged } from '#store/shell/slice.ts';
import { anOrganisation } from '#tests/support/fixtures/organisations.ts';

const mockEnvironment = { isProduction: true };
jest.mock('#store/environment.ts', () => ({
  get isProduction() {
    return mockEnvironment.isProduction;
  },
}));

interface Given {
  readonly isProduction?: boolean;
  readonly type?: ChatMode;
  /** Null while the hours are unknown. */
  readonly isAgentHours?: boolean | null;
  readonly search?: string;
}

function modeOf({ isProduction = true, type = 'stream', isAgentHours = true, search = '' }: Given) {
  mockEnvironment.isProduction = isProduction;
  const { chat, ...organisation } = anOrganisation();
  const store = createAppStore();
  store.dispatch(organisationLoaded({ ...organisation, chat: { ...chat, type } }));
  if (isAgentHours !== null) store.dispatch(openStatusReceived({ isAgentHours }));
  store.dispatch(locationChanged({ pathname: '/account/heloc/register', search }));
  return selectChatMode(store.getState());
}

it.each(chatModes)(
  'CHAT-17 CHAT-18 FT-87 lets the agents of a brand with %s answer in their hours only',
  (type) => {
    expect(modeOf({ type })).toBe(type);
    expect(modeOf({ type, isAgentHours: false })).toBe('chatbot');
    expect(modeOf({ type, isAgentHours: null })).toBe('chatbot');
  },
);

it.each(chatModes)('QUERY-MODE lets the address force %s outside production only', (mode) => {
  const search = `?mode=${mode}`;

  expect(modeOf({ isProduction: false, search })).toBe(mode);
  expect(modeOf({ isProduction: false, search, isAgentHours: false })).toBe(mode);
  expect(modeOf({ search })).toBe('stream');
});

it.each(['', '?mode=carrier-pigeon', '?mode='])('QUERY-MODE forces nothing for "%s"', (search) => {
  expect(modeOf({ isProduction: false, search })).toBe('stream');
});
