/** Topics for open pages; a page receives only the first word. */
export const noticesOf = (customerId: number): string => `notices ${customerId}`;

/** Carts of a person, in all markets and companies. */
export const cartsOf = (customerId: number): string => `cart ${customerId}`;

/** Orders of a company that wait for approval. */
export const approvalsOf = (companyId: number): string => `approvals ${companyId}`;
