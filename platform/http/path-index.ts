/** A call of the API: its method, its path as documented ('/feature/features/{key}') and the content types it reads. */
export type ApiCall = { method: string; path: string; accepts: string[] };

type Found = { path: string; calls: ApiCall[] };

export type PathIndex = { find(path: string): Found | undefined };

type Node = { fixed: Map<string, { spelling: string; node: Node }>; open: Node | undefined; calls: ApiCall[] };

const emptyNode = (): Node => ({ fixed: new Map(), open: undefined, calls: [] });
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * Finds the call behind a path whatever the case of its fixed segments, and gives that path in its documented
 * spelling, since the documents write the same path with and without capitals. A fixed segment goes before a parameter.
 */
export function indexPaths(calls: ApiCall[]): PathIndex {
  const root = emptyNode();
  for (const call of calls) {
    let node = root;
    for (const segment of segmentsOf(call.path))
      node = segment.startsWith('{') ? openChild(node) : fixedChild(node, segment);
    node.calls.push(call);
  }
  return { find: (path) => walk(root, segmentsOf(path), '') };
}

function openChild(node: Node): Node {
  node.open ??= emptyNode();
  return node.open;
}

function fixedChild(node: Node, segment: string): Node {
  const key = segment.toLowerCase();
  const known = node.fixed.get(key) ?? { spelling: segment, node: emptyNode() };
  node.fixed.set(key, known);
  return known.node;
}

function walk(node: Node, [segment, ...rest]: string[], path: string): Found | undefined {
  if (segment === undefined) return node.calls.length > 0 ? { path, calls: node.calls } : undefined;
  const fixed = node.fixed.get(segment.toLowerCase());
  const found = fixed && walk(fixed.node, rest, `${path}/${fixed.spelling}`);
  return found ?? (node.open && walk(node.open, rest, `${path}/${segment}`));
}
