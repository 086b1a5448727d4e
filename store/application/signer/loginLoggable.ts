import { failurePaths, under, type AllowList } from '#store/redaction/paths.ts';

const failure = under('failure', failurePaths);
const form = ['form'];

/** Leaves out emails, names and places. Passwords and tokens are never in actions. */
export const signerLoginLoggable: AllowList = {
  state: [
    'invitation.status',
    'invitation.value.linkState',
    ...under('invitation', failure),
    'hasReset',
    'form.status',
    'form.form',
    ...under('form', failure),
  ],
  actions: {
    invitationRequested: [],
    invitationReceived: ['linkState'],
    invitationFailed: [...failurePaths],
    invitationRetried: [],
    resetFound: ['hasReset'],
    loginFormStarted: form,
    loginFormFailed: [...form, ...failure],
    loginFormSent: form,
    loginFormReset: [],
    signInRequested: [],
    signerRegistered: [],
    loginLinkRequested: [],
    passwordResetRequested: [],
    passwordChosen: [],
  },
};
