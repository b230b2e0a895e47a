type Node = { readonly id: number; readonly parentId?: number | undefined };

/** A page of companies with children below their parents; each level keeps the list order. A child of a child is on the top level. */
export function asTree<T extends Node>(companies: readonly T[]): (T & { readonly isChild: boolean })[] {
  const here = new Map(companies.map((company) => [company.id, company]));
  const parentOf = ({ parentId }: T) => (parentId === undefined ? undefined : here.get(parentId));
  const isBelow = (company: T) => {
    const parent = parentOf(company);
    return parent !== undefined && parentOf(parent) === undefined;
  };
  return companies
    .filter((company) => !isBelow(company))
    .flatMap((top) => [
      { ...top, isChild: false },
      ...companies
        .filter((company) => company.parentId === top.id && isBelow(company))
        .map((child) => ({ ...child, isChild: true })),
    ]);
}
