/** Every "no" of the shop and its HTTP status. A use case that refuses with another code does not compile. */
export const statusOf = {
  'malformed-json': 400,
  'malformed-request': 400,
  'not-signed-in': 401,
  'token-invalid': 401,
  'token-expired': 401,
  'not-allowed': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'market-not-found': 404,
  'flag-not-found': 404,
  'company-not-found': 404,
  'import-not-found': 404,
  'method-not-allowed': 405,
  'request-in-progress': 409,
  'body-too-large': 413,
  'content-type-unknown': 415,
  'invalid-input': 422,
  'key-reused': 422,
  'setting-value-invalid': 422,
  'too-many-requests': 429,
  unexpected: 500,
  'not-ready': 503,
  timeout: 504,
} as const;

export type RefusalCode = keyof typeof statusOf;

/** The facts travel with the code; the screen finds the words. */
export type Refusal = { code: RefusalCode; [fact: string]: unknown };
