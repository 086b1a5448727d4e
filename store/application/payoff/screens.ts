import type { ApplicationScreen } from '#store/application/screens.ts';

/** The payoff amounts of other lenders. */
export const payoffScreens = {
  payoffHold: {
    room: 'payoff',
    path: 'payoff/hold',
    title: "We're getting your payoff amounts",
    reads: ['payoffs', 'uploadLimits'],
    waits: 'card',
  },
} as const satisfies Record<string, ApplicationScreen>;
