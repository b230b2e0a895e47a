/** Where the saved carts are on the page of the cart: links lead there. */
export const savedCartsId = 'saved-title';
