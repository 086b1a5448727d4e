/** Only development builds set this. Anything else counts as production. */
export const isProduction = process.env.NODE_ENV !== 'development';
