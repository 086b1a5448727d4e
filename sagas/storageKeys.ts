/** Every key this application keeps in the browser. */
export const storageKeys = {
  token: 'homeline.token',
  draft: 'homeline.draft',
  applicationDraft: 'homeline.applicationDraft',
  actionLog: 'homeline.log',
  reloads: 'homeline.reloads',
  savedForm: 'homeline.savedForm',
  tracker: 'homeline.tracker',
  telemetrySession: 'homeline.telemetrySession',
  signerReload: 'homeline.signerReload',
} as const;
