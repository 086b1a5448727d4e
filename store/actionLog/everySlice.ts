/* A replay needs every slice from the start. In the page, slices load with their code. */
import '#store/application/whole/reducer.ts';
import '#store/chat/slice.ts';
import '#store/flags/experimentsSlice.ts';
import '#store/banners/slice.ts';
import '#store/feedback/slice.ts';
import '#store/footer/slice.ts';
import '#store/pendingWrites/slice.ts';
import '#store/registration/chain/slice.ts';
import '#store/support/slice.ts';
