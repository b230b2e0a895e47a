/** Campaign kinds by their API numbers. There is no 3. */
export const campaignTypes = {
  DiscountBasket: 1,
  SelectProducts: 2,
  DiscountProducts: 4,
  AddProducts: 5,
  DiscountFreight: 6,
} as const;

export type CampaignType = keyof typeof campaignTypes;
