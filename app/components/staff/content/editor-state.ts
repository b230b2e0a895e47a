import type { VisibilityRule } from '#modules/content/visibility-kinds.ts';

/** A block with an id for this sitting. */
export type EditedBlock = {
  id: string;
  name: string;
  attributes: Record<string, unknown>;
  hidden?: boolean;
  visibility?: VisibilityRule;
  children?: EditedBlock[];
};

export type EditedPage = { slug: string; template: string; title: string; description: string; blocks: EditedBlock[] };

export type EditorState = {
  readonly page: EditedPage;
  readonly past: readonly EditedPage[];
  readonly future: readonly EditedPage[];
  readonly selected: string | undefined;
};

export type EditorAction =
  | { type: 'add'; block: EditedBlock; inside?: string | undefined; after?: string | undefined }
  | { type: 'move'; id: string; by: -1 | 1 }
  | { type: 'moveBeside'; id: string; beside: string; isAfter: boolean }
  | { type: 'duplicate'; id: string; newId: () => string }
  | { type: 'remove'; id: string }
  | { type: 'change'; id: string; change: (block: EditedBlock) => EditedBlock }
  | { type: 'page'; change: Partial<EditedPage> }
  | { type: 'select'; id: string | undefined }
  | { type: 'replace'; page: EditedPage }
  | { type: 'undo' }
  | { type: 'redo' };

const mostSteps = 200;

export const startEditing = (page: EditedPage): EditorState => ({ page, past: [], future: [], selected: undefined });

/** Every change of the page can be undone; a selection is no change. */
export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  if (action.type === 'select') return { ...state, selected: action.id };
  if (action.type === 'undo')
    return step(state, state.past.at(-1), state.past.slice(0, -1), [state.page, ...state.future]);
  if (action.type === 'redo') return step(state, state.future[0], [...state.past, state.page], state.future.slice(1));
  const page = changePage(state.page, action);
  if (page === state.page) return state;
  const selected = action.type === 'add' ? action.block.id : action.type === 'remove' ? undefined : state.selected;
  return { page, past: [...state.past, state.page].slice(-mostSteps), future: [], selected };
}

function step(
  state: EditorState,
  page: EditedPage | undefined,
  past: readonly EditedPage[],
  future: readonly EditedPage[],
) {
  return page ? { ...state, page, past, future } : state;
}

type PageAction = Exclude<EditorAction, { type: 'select' | 'undo' | 'redo' }>;

function changePage(page: EditedPage, action: PageAction): EditedPage {
  if (action.type === 'replace') return action.page;
  if (action.type === 'page') return { ...page, ...action.change };
  const blocks = changeBlocks(page.blocks, action);
  return blocks === page.blocks ? page : { ...page, blocks };
}

function changeBlocks(blocks: EditedBlock[], action: Exclude<PageAction, { type: 'replace' | 'page' }>): EditedBlock[] {
  switch (action.type) {
    case 'add':
      if (action.inside !== undefined)
        return mapBlock(blocks, action.inside, (group) => ({
          ...group,
          children: [...(group.children ?? []), action.block],
        }));
      return action.after === undefined
        ? [...blocks, action.block]
        : withSiblings(blocks, action.after, (list, at) => list.toSpliced(at + 1, 0, action.block));
    case 'move':
      return withSiblings(blocks, action.id, (list, at) => {
        const to = at + action.by;
        const block = list[at];
        return block && to >= 0 && to < list.length ? list.toSpliced(at, 1).toSpliced(to, 0, block) : list;
      });
    case 'moveBeside': {
      const moved = findBlockById(blocks, action.id);
      // A group cannot be moved into itself.
      if (!moved || action.id === action.beside || findBlockById(moved.children ?? [], action.beside)) return blocks;
      const without = withSiblings(blocks, action.id, (list, at) => list.toSpliced(at, 1));
      return withSiblings(without, action.beside, (list, at) =>
        list.toSpliced(at + (action.isAfter ? 1 : 0), 0, moved),
      );
    }
    case 'duplicate':
      return withSiblings(blocks, action.id, (list, at) => {
        const block = list[at];
        return block ? list.toSpliced(at + 1, 0, copyOf(block, action.newId)) : list;
      });
    case 'remove':
      return withSiblings(blocks, action.id, (list, at) => list.toSpliced(at, 1));
    case 'change':
      return mapBlock(blocks, action.id, action.change);
    default:
      return blocks;
  }
}

/** Changes the list that contains the block. */
function withSiblings(
  blocks: EditedBlock[],
  id: string,
  change: (list: EditedBlock[], at: number) => EditedBlock[],
): EditedBlock[] {
  const at = blocks.findIndex((block) => block.id === id);
  if (at >= 0) return change(blocks, at);
  return mapLists(blocks, (children) => withSiblings(children, id, change));
}

function mapBlock(blocks: EditedBlock[], id: string, change: (block: EditedBlock) => EditedBlock): EditedBlock[] {
  const at = blocks.findIndex((block) => block.id === id);
  const own = blocks[at];
  return own ? blocks.with(at, change(own)) : mapLists(blocks, (children) => mapBlock(children, id, change));
}

function mapLists(blocks: EditedBlock[], change: (children: EditedBlock[]) => EditedBlock[]): EditedBlock[] {
  const changed = blocks.map((block) => {
    const children = block.children && change(block.children);
    return children === block.children ? block : { ...block, ...(children && { children }) };
  });
  return changed.every((block, at) => block === blocks[at]) ? blocks : changed;
}

export function findBlockById(blocks: readonly EditedBlock[], id: string | undefined): EditedBlock | undefined {
  for (const block of blocks) {
    const found = block.id === id ? block : findBlockById(block.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

const copyOf = (block: EditedBlock, newId: () => string): EditedBlock => ({
  ...block,
  id: newId(),
  ...(block.children && { children: block.children.map((child) => copyOf(child, newId)) }),
});

type StoredBlock = Omit<EditedBlock, 'id' | 'children'> & { children?: StoredBlock[] };

export type StoredPage = Omit<EditedPage, 'blocks'> & { blocks: StoredBlock[] };

/** Gives each stored block an id. */
export const toEdited = (page: StoredPage, newId: () => string): EditedPage => ({
  ...page,
  blocks: page.blocks.map((block) => withId(block, newId)),
});

export const withId = ({ children, ...block }: StoredBlock, newId: () => string): EditedBlock => ({
  ...block,
  id: newId(),
  ...(children && { children: children.map((child) => withId(child, newId)) }),
});

/** The page as it is stored, without ids. */
export const toStored = (page: EditedPage): StoredPage => ({ ...page, blocks: page.blocks.map(withoutId) });

const withoutId = ({ id: _id, children, ...block }: EditedBlock): StoredBlock => ({
  ...block,
  ...(children && { children: children.map(withoutId) }),
});
