/** An API call: its method, documented path ('/feature/features/{key}') and accepted content types. */
export type ApiCall = { method: string; path: string; accepts: string[]; hasOwnKey?: boolean };

type PathMatch<C> = { path: string; calls: C[] };

export type PathIndex<C extends ApiCall = ApiCall> = { find(path: string): PathMatch<C> | undefined };

type Node<C> = { fixed: Map<string, { spelling: string; node: Node<C> }>; open: Node<C> | undefined; calls: C[] };

const emptyNode = <C>(): Node<C> => ({ fixed: new Map(), open: undefined, calls: [] });
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * Finds the call of a path, ignoring the case of fixed segments, and returns the documented spelling, because the
 * specification uses both. Fixed segments take precedence over parameters.
 */
export function indexPaths<C extends ApiCall>(calls: readonly C[]): PathIndex<C> {
  const root = emptyNode<C>();
  for (const call of calls) {
    let node = root;
    for (const segment of segmentsOf(call.path))
      node = segment.startsWith('{') ? openChild(node) : fixedChild(node, segment);
    node.calls.push(call);
  }
  return { find: (path) => walk(root, path, 0, '') };
}

function openChild<C>(node: Node<C>): Node<C> {
  node.open ??= emptyNode();
  return node.open;
}

function fixedChild<C>(node: Node<C>, segment: string): Node<C> {
  const key = segment.toLowerCase();
  const known = node.fixed.get(key) ?? { spelling: segment, node: emptyNode<C>() };
  node.fixed.set(key, known);
  return known.node;
}

/** Walks the path in place without splitting it, because this runs for every call. */
function walk<C>(node: Node<C>, path: string, from: number, spelled: string): PathMatch<C> | undefined {
  let start = from;
  while (path[start] === '/') start += 1;
  if (start >= path.length) return node.calls.length > 0 ? { path: spelled, calls: node.calls } : undefined;
  const slash = path.indexOf('/', start);
  const end = slash < 0 ? path.length : slash;
  const segment = path.slice(start, end);
  const fixed = node.fixed.get(segment.toLowerCase());
  const found = fixed && walk(fixed.node, path, end, `${spelled}/${fixed.spelling}`);
  return found ?? (node.open && walk(node.open, path, end, `${spelled}/${segment}`));
}
