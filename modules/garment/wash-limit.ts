/** From this share of the maker's limit on, a garment is proposed to be replaced. */
const proposedFrom = 0.9;

/** The first number of washes at which a garment is proposed to be replaced. */
export const proposedAt = (maxWashes: number): number => Math.ceil(maxWashes * proposedFrom);
