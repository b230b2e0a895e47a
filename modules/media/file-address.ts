/** Where films and documents are served, and originals of pictures for whoever wants to download them. */
export const filesPath = '/files/';

/** With its version it never changes at this address; without, it is looked for again after a moment. */
export const fileUrl = (path: string, version?: string): string =>
  `${filesPath}${path}${version === undefined ? '' : `?v=${version}`}`;
