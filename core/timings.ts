const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Records of who changed or decided something are kept so long. */
export const recordMonthsKept = 24;

export const requestTimeoutMs = 30 * second;
export const orderSendTimeoutMs = 2 * minute;
export const cacheTtlMs = 60 * second;
export const flagCacheMs = 5 * minute;
export const consentPollMs = second;
export const sizeGroupsCacheMs = 5 * minute;
export const dealerPagesCacheMs = hour;
export const snackbarMs = 6 * second;
/** Delay after the last keystroke before the back office searches. */
export const searchPauseMs = 150;

/** Delay after the last letter before the text on a garment is rendered again. */
export const textRenderDelayMs = 600;

/** Delay after the last change before a cart row is saved. */
export const rowSaveDelayMs = 400;
export const cartValidationDelayMs = 200;
/** How long a cart row is marked: just added, to be checked, just saved. */
export const addedRowMs = 4 * second;
export const rowBlinkMs = 2 * second;
export const rowFlashMs = second;
export const sizeTipMs = second;
export const reconciledNoticeMs = 20 * second;

/** Timeout of a call; sending an order waits for external systems. */
export function timeoutFor(service: string, path: string): number {
  const [bare = ''] = path.split(/[?#]/);
  const isOrderSend = service === 'order' && bare.replaceAll(/^\/+|\/+$/g, '').toLowerCase() === 'orders/send';
  return isOrderSend ? orderSendTimeoutMs : requestTimeoutMs;
}
