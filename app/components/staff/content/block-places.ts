import type { EditedBlock } from './editor-state.ts';

/** Blocks that show other blocks inside. */
export const groups: ReadonlySet<string> = new Set([
  'core/group',
  'core/columns',
  'core/cover',
  'core/buttons',
  'shop/sticky-menu-group',
]);

/** The path of a block in the stored page: `blocks.0.children.1`. */
export function pathOf(blocks: readonly EditedBlock[], id: string, prefix = 'blocks'): string | undefined {
  for (const [at, block] of blocks.entries()) {
    const path = `${prefix}.${at}`;
    if (block.id === id) return path;
    const inner = pathOf(block.children ?? [], id, `${path}.children`);
    if (inner) return inner;
  }
  return undefined;
}

/** Blocks with a field that has a problem. */
export function brokenIds(
  blocks: readonly EditedBlock[],
  problems: Readonly<Record<string, string>>,
  prefix = 'blocks',
): ReadonlySet<string> {
  const paths = Object.keys(problems);
  return new Set(
    blocks.flatMap(({ id, children = [] }, at) => [
      ...(paths.some((path) => path.startsWith(`${prefix}.${at}.attributes`)) ? [id] : []),
      ...brokenIds(children, problems, `${prefix}.${at}.children`),
    ]),
  );
}
