/** A campaign that may be used so many times was used, or a use came back. */
export const campaignUsesChanged = 'campaign-uses-changed';
