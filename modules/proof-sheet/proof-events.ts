/** Staff put another logo on a row of an order. The payload is that of events about orders. */
export const orderLogoChanged = 'order-logo-changed';
