/** Headers of a cleaned drawing. It is shown as a picture only: even opened by itself it runs nothing and loads nothing. */
export const asPicture = {
  'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=3600',
};
