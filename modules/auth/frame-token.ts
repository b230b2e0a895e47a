/** Where forms and calls of a page in a frame bring their token. */
export const frameTokenHeader = 'x-frame-token';
export const frameTokenField = '_frameToken';
