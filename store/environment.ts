/** Development builds say so; anything else, and nothing at all, counts as production. */
export const isProduction = process.env.NODE_ENV !== 'development';
