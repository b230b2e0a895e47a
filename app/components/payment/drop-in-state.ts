/** A drop-in is locked while somebody pays, and free again, with a word on why, when that did not work. */
export type DropInState = { readonly isPaying: boolean; readonly problem: string | undefined };

export type DropInEvent = { readonly kind: 'pay' } | { readonly kind: 'fail'; readonly words: string };

export const idleDropIn: DropInState = { isPaying: false, problem: undefined };

export const nextDropIn = (_: DropInState, event: DropInEvent): DropInState =>
  event.kind === 'pay' ? { isPaying: true, problem: undefined } : { isPaying: false, problem: event.words };
