/** What the forms of the cart ask for. */
const cartIntents = [
  'row',
  'remove',
  'restore',
  'split',
  'move',
  'save',
  'clear',
  'append',
  'replace',
  'remove-saved',
  'share',
  'unshare',
  'apply-code',
  'remove-code',
] as const;

export type CartIntent = (typeof cartIntents)[number];

export const isCartIntent = (text: unknown): text is CartIntent => (cartIntents as readonly unknown[]).includes(text);

/** Where the page sends its changes, beside itself. */
export const cartChangePath = 'checkout-answers/change';
