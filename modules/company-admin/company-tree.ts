type Node = { readonly id: number; readonly parentId?: number | undefined };

/** A page of companies with children below their parents; each level keeps the order of the list. */
export function asTree<T extends Node>(companies: readonly T[]): (T & { readonly isChild: boolean })[] {
  const here = new Set(companies.map(({ id }) => id));
  const isBelow = ({ parentId }: T) => parentId !== undefined && here.has(parentId);
  return companies
    .filter((company) => !isBelow(company))
    .flatMap((top) => [
      { ...top, isChild: false },
      ...companies.filter(({ parentId }) => parentId === top.id).map((child) => ({ ...child, isChild: true })),
    ]);
}
