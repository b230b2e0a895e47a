/** The pages that the dashboard leads to, as soon as they are open. */
export const dashboardTiles = [
  'accountOrders',
  'accountDeliveries',
  'accountSizes',
  'myFavorites',
  'accountSettings',
  'company',
  'staff',
] as const;

export type DashboardTile = (typeof dashboardTiles)[number];
