/** Route files of the steps after the cart. A step without a file is not open. */
export const stepScreens: Record<'order' | 'delivery', { file: string }> = {
  order: { file: 'routes/checkout/order.tsx' },
  delivery: { file: 'routes/checkout/delivery.tsx' },
};
