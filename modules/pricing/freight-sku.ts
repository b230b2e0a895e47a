/** Sku of freight in tax requests, rates and orders. */
export const freightSku = 'F3000';
