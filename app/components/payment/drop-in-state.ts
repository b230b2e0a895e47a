/** A drop-in is locked during payment. If payment fails, it is unlocked and shows the reason. */
export type DropInState = { readonly isPaying: boolean; readonly problem: string | undefined };

export type DropInEvent = { readonly kind: 'pay' } | { readonly kind: 'fail'; readonly words: string };

export const idleDropIn: DropInState = { isPaying: false, problem: undefined };

export const nextDropIn = (_: DropInState, event: DropInEvent): DropInState =>
  event.kind === 'pay' ? { isPaying: true, problem: undefined } : { isPaying: false, problem: event.words };
