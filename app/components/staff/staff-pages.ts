export type StaffPage =
  | 'staff'
  | 'staffFlags'
  | 'staffMarketSettings'
  | 'staffClients'
  | 'staffCampaigns'
  | 'staffReviews'
  | 'staffOrders'
  | 'staffReturns'
  | 'staffWebhooks'
  | 'staffMembers'
  | 'staffHistory';
