/* A replay knows every slice from its start; in the page they come with their code. */
import '#store/application/slice.ts';
import '#store/application/lenderDataSlice.ts';
import '#store/application/linking/slice.ts';
import '#store/application/documents/slice.ts';
import '#store/application/offers/slice.ts';
import '#store/application/notary/slice.ts';
import '#store/application/status/statusCheckSlice.ts';
import '#store/application/uploads/slice.ts';
import '#store/pendingWrites/slice.ts';
import '#store/registration/chain/slice.ts';
import '#store/support/slice.ts';
