type Opening = { readonly path: RegExp; readonly writes?: true };

/** Choosing goods and returning the cart. `orders/send` answers with a code of its own, and refuses as well. */
const open: readonly Opening[] = [
  { path: /^\/api\/cart\/(?!carts\/saved|carts\/[^/]+\/sharing|cart\/email)/i, writes: true },
  { path: /^\/api\/order\/(?:punchout\/close|orders\/send)\/?$/i, writes: true },
  { path: /^\/api\/auth\/login\//i, writes: true },
  // Sizes and measures are those of the person.
  { path: /^\/api\/(?!product\/customersize\/(?!tree))(?:product|content|price|market|metadata|feature|vas)\//i },
];

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

/**
 * Whether a session that a procurement system opened may make a call. Many buyers share its person, so all that belongs to the person or
 * to the company stays closed.
 */
export const isOpenToProcurement = (method: string, path: string): boolean =>
  open.some((one) => one.path.test(path) && (one.writes === true || isRead(method)));
