const accountPages = [
  'account',
  'accountOrders',
  'accountSizes',
  'accountDeliveries',
  'accountSettings',
  'notices',
] as const;

export type AccountPage = (typeof accountPages)[number];

export const isAccountPage = (name: string): name is AccountPage => (accountPages as readonly string[]).includes(name);
