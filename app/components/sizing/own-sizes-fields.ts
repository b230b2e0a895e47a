/** The result of a form, which is also the section that shows it. */
const ownSizesDone = ['sizes', 'measures'] as const;

export type OwnSizesDone = (typeof ownSizesDone)[number];

export const readDone = (query: URLSearchParams): OwnSizesDone | undefined =>
  ownSizesDone.find((one) => one === query.get('done'));

export const sizeFieldOf = (sizeGroup: string) => `size-${sizeGroup}`;
