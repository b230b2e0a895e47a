/** Id of the saved carts on the cart page, for links. */
export const savedCartsId = 'saved-title';
