/** Published when a campaign with a limited number of uses is used, or when a use is returned. */
export const campaignUsesChanged = 'campaign-uses-changed';
