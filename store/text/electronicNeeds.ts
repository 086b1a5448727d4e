/** T-08: what users need for electronic documents (15 USC 7001(c)). */
export const ELECTRONIC_NEEDS =
  'You need a current browser, a program that shows PDF files, and a printer or a place to save them.';
