/** The parts of the frame that come with the sagas of a page at rest, in one chunk. */
export { Banners } from './Banners.tsx';
export { FooterDetails } from './FooterDetails.tsx';
