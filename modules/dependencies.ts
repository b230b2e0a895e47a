/** A module may know only the modules listed here. tests/architecture.test.ts holds every import against it. */
export const mayImport = {
  auth: [],
  market: ['auth'],
  flags: ['auth', 'market'],
  company: ['auth', 'market'],
  notifications: [],
  account: ['auth', 'market', 'company', 'notifications'],
  media: ['auth'],
  catalogue: ['auth', 'market'],
  content: ['auth', 'market', 'media'],
  pricing: ['auth', 'market', 'company', 'catalogue'],
  assortment: ['auth', 'market', 'flags', 'company', 'media', 'catalogue', 'pricing'],
  promotion: ['auth', 'market', 'flags', 'company', 'catalogue', 'pricing'],
  cart: ['auth', 'market', 'flags', 'company', 'catalogue', 'pricing', 'assortment', 'promotion'],
  tracking: [],
} as const satisfies Record<string, readonly string[]>;
