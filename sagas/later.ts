/** The sagas that the first answer doesn't need. They form one chunk, which loads at the first input (decision 61). */
export { tryToOpenLog, writeActionLog } from './actionLog/writeActionLog.ts';
export { saveLog } from './actionLog/saveLog.ts';
export { sendLog } from './actionLog/sendLog.ts';
export { guardApplication } from './application/guardApplication.ts';
export { noteArrival } from './application/linking/lostLink.ts';
export { applicationSagas } from './application/sagas.ts';
export { returnFromLink } from './application/linking/returnFromLink.ts';
export { guardSigner } from './application/signer/guardSigner.ts';
export { followChecklist } from './application/status/followChecklist.ts';
export { leaveInvalidId } from './navigation/invalidId.ts';
export { dropOldForms, resumeAfterLogin } from './registration/login/resumeAfterLogin.ts';
export {
  submitRegistration,
  showExistingApplication,
} from './registration/submit/submitRegistration.ts';
export { loadProfile } from './session/loadProfile.ts';
export { openSignIn } from './session/openSignIn.ts';
export { watchPageResume } from './session/pageResume.ts';
export { watchSessionTime } from './session/sessionTime.ts';
export { signerLoginSagas } from './signerLogin/sagas.ts';
