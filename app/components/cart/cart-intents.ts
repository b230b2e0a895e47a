/** Intents of the cart's forms. */
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
  'services',
] as const;

export type CartIntent = (typeof cartIntents)[number];

export const isCartIntent = (text: unknown): text is CartIntent => (cartIntents as readonly unknown[]).includes(text);

/** Path for changes by scripts. */
export const cartChangePath = 'checkout-answers/change';
