/** Where forms and calls of a page bring the token of the procurement session that it belongs to. */
export const visitTokenHeader = 'x-visit-token';
export const visitTokenField = '_visitToken';
