/** The public entry point of the cart's HTTP calls; the `api` folder is private to the module. */
export { cartMailApi } from './api/cart-mail-api.server.ts';
export { cartPromotionsApi } from './api/cart-promotions-api.server.ts';
export { cartTotalsApi } from './api/cart-totals-api.server.ts';
export { cartsApi } from './api/carts-api.server.ts';
export { promotionApi } from './api/promotion-api.server.ts';
export { rowsApi } from './api/rows-api.server.ts';
export { savedCartsApi } from './api/saved-carts-api.server.ts';
