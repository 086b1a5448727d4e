import { selectApplicationState } from '#store/application/core/state.ts';
import { isCoDeeder } from '#store/identity/profile.ts';
import {
  selectIdentityUuid,
  selectIsAuthenticated,
  selectIsBroker,
} from '#store/identity/selectors.ts';
import type { RootState } from '#store/index.ts';
import { selectIsSignersArea } from '#store/shell/selectors.ts';

/** SIGNER-03: whether the user is one of the signers of the current application. */
function selectIsListed(state: RootState): boolean {
  const { status } = selectApplicationState(state);
  const uuid = selectIdentityUuid(state);
  return (
    status.status === 'ready' &&
    status.value.additionalSignerVersion === 'v1' &&
    status.value.helocSigners.some(({ identityUuid }) => identityUuid === uuid)
  );
}

/** SIGNER-02, SIGNER-03 */
const selectIsAdditionalSigner = (state: RootState): boolean =>
  isCoDeeder(state.identity.profile) || selectIsSignersArea(state) || selectIsListed(state);

/** HDR-05, HDR-06 */
export const selectHasDashboard = (state: RootState): boolean =>
  selectIsAuthenticated(state) && (!selectIsAdditionalSigner(state) || selectIsBroker(state));
