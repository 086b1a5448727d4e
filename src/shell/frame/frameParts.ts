/** The parts of the frame that load with the sagas once the page is idle, in one chunk. */
export { Banners } from './Banners.tsx';
export { FooterDetails } from './FooterDetails.tsx';
