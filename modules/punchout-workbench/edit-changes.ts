type Item = { readonly sku: string; readonly quantity: number };

/** An article of which a cart that was edited came back with another number of pieces; 0 where it was added or removed. */
export type EditChange = { readonly sku: string; readonly was: number; readonly now: number };

/** What changed between the cart that a procurement system sent to be edited and the one that went back, each article once. */
export function editChanges(sent: readonly Item[], returned: readonly Item[]): EditChange[] {
  const [was, now] = [piecesOf(sent), piecesOf(returned)];
  return [...new Set([...was.keys(), ...now.keys()])]
    .map((sku) => ({ sku, was: was.get(sku) ?? 0, now: now.get(sku) ?? 0 }))
    .filter((one) => one.was !== one.now);
}

function piecesOf(items: readonly Item[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { sku, quantity } of items) pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  return pieces;
}
