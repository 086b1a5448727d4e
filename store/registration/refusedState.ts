import type { Failure } from '#store/remote.ts';

/** Whether the form shows this refusal of the create call (MSG-SUB-06, A-21). */
export const isStateRefusal = (message: string): boolean =>
  message.trim().toLowerCase().startsWith('we do not currently offer loans in');

/** Whether the lender refused the property's state, with any status (MSG-SUB-06). */
export const isStateRefused = (
  failure: Readonly<Failure> | null,
): failure is Extract<Failure, { kind: 'refused' }> =>
  failure?.kind === 'refused' &&
  [failure, ...failure.fields].some(({ message }) => isStateRefusal(message));
