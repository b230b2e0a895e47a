/** Which files draw the steps after the cart; a step without one is not open yet. */
export const stepScreens: Partial<Record<'order' | 'delivery', { file: string }>> = {
  order: { file: 'routes/checkout/order.tsx' },
  delivery: { file: 'routes/checkout/delivery.tsx' },
};
