/** The parameters of the links in mails: the seal of an order, and of an address that waits for sizes. */
export const sealParameters: readonly string[] = ['o', 'w'];

/** Such a page can only be opened by its sealed link. */
export const hasSeal = (search: string): boolean =>
  sealParameters.some((name) => new URLSearchParams(search).has(name));
