/** The alert bar (CHAT-07). ALERT-01 to ALERT-04 give the texts and tones. */
export const chatAlerts = {
  reconnecting: { text: 'Connection lost. Attempting to reconnect.', tone: 'warning' },
  failed: { text: 'Something went wrong. Please try again later.', tone: 'danger' },
  token: { text: 'Token state is invalid.', tone: 'warning' },
  unsent: { text: 'Something went wrong. Please try resending the message.', tone: 'danger' },
} as const;

export type ChatAlert = keyof typeof chatAlerts;
