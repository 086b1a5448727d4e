/** Says what no longer works after a part of the app stopped, and whether anything was lost (FT-69). */
export const stoppedMessages = {
  page: 'Part of this page has stopped working. What you typed is still on this page.',
  draft: 'Your answers are not being saved right now. Please stay on this page.',
  addresses: 'Address suggestions have stopped. You can still type your address.',
  steps: "We can't continue right now. What you typed is still on this page.",
  session:
    "We can't tell right now whether you are logged in. What you typed is still on this page.",
  logout: 'The log-out did not reach the lender. Pages there may still open in this browser.',
  uploads: 'Uploads have stopped. Files that show as uploaded are safe.',
  support: 'Sending your question has stopped. What you typed is still on this page.',
  signerLogin: 'Signing in has stopped. Please try again.',
  chat: 'The chat has stopped.',
  log: 'The log cannot be saved right now.',
} as const;

export type Area = keyof typeof stoppedMessages;
