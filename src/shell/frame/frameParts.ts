import { createElement } from 'react';

import { Banners } from './Banners.tsx';
import { FooterDetails } from './FooterDetails.tsx';

const parts = { banners: Banners, footer: FooterDetails };

export type FramePartName = keyof typeof parts;

export const ShownPart = ({ name }: { name: FramePartName }) => createElement(parts[name]);
