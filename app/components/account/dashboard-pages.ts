/** Pages that get a tile on the dashboard once they are open. */
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
