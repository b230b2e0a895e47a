/** A module may know only the modules listed here. tests/architecture.test.ts holds every import against it. */
export const mayImport = {
  auth: [],
  market: ['auth'],
  flags: ['auth', 'market'],
  company: ['auth', 'market'],
  notifications: [],
  media: [],
  catalogue: ['auth', 'market'],
  content: ['market'],
} as const satisfies Record<string, readonly string[]>;
