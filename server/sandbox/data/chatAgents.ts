/** Invented agents that a developer can choose (CHAT-04). */
export const chatAgents: readonly { readonly chatId: string; readonly name: string }[] = [
  { chatId: 'agent-dana', name: 'Dana Whitlow' },
  { chatId: 'agent-marcus', name: 'Marcus Elling' },
  { chatId: 'agent-sofia', name: 'Sofia Brandt' },
];

export const agentName = (chatId: string | null): string | null =>
  chatAgents.find((agent) => agent.chatId === chatId)?.name ?? null;
