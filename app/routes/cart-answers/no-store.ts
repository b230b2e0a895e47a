/** The cart is somebody's own and changes: no answer about it is kept anywhere. */
export const noStore = { headers: { 'cache-control': 'no-store' } };
