import type { AllowList } from '#store/redaction/paths.ts';

export const pendingWritesLoggable: AllowList = {
  state: ['*.key', '*.acceptedAt'],
  actions: {
    writeStarted: ['scope', 'write.key', 'write.acceptedAt'],
    writeSettled: ['scope'],
    pendingWritesRestored: ['*.key', '*.acceptedAt'],
  },
};
