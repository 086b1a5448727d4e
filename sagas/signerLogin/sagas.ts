import '#store/application/whole/reducer.ts';
import type { SupervisedSaga } from '#sagas/root.ts';

import { watchSignerLogin } from './watchSignerLogin.ts';

export const signerLoginSagas: readonly SupervisedSaga[] = [[watchSignerLogin, 'signerLogin']];
