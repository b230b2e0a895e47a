/** Path of films and documents, and of original pictures for download. */
export const filesPath = '/files/';

/** With a version the content at this address never changes; without one, caches revalidate after a minute. */
export const fileUrl = (path: string, version?: string): string =>
  `${filesPath}${path}${version === undefined ? '' : `?v=${version}`}`;
