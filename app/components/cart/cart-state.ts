import type { CartPageView, RowView } from './cart-page-view.ts';
import type { RowWish } from './row-saver.ts';

export type CartState = {
  /** As the shop last told it. */
  readonly page: CartPageView;
  /** What was changed and is not answered yet, by row. */
  readonly drafts: Readonly<Record<string, RowWish>>;
  /** Rows that are being removed: they are gone at once, and come back if they cannot be. */
  readonly removing: readonly string[];
  /** Why a change of a row was not made; empty where nobody knows. */
  readonly problems: Readonly<Record<string, string>>;
};

export type CartEvent =
  | { readonly kind: 'page'; readonly page: CartPageView }
  | { readonly kind: 'wish'; readonly rowId: string; readonly wish: RowWish }
  | { readonly kind: 'settled'; readonly rowId: string; readonly problem?: string | undefined }
  | { readonly kind: 'remove' | 'keep'; readonly rowIds: readonly string[] };

export const startWith = (page: CartPageView): CartState => ({ page, drafts: {}, removing: [], problems: {} });

export function cartReducer(state: CartState, event: CartEvent): CartState {
  switch (event.kind) {
    case 'page':
      return { ...state, page: withKnownRows(event.page, state.page), removing: stillThere(state.removing, event.page) };
    case 'wish': {
      const wish = { ...state.drafts[event.rowId], ...event.wish };
      return {
        ...state,
        drafts: { ...state.drafts, [event.rowId]: wish },
        problems: without(state.problems, event.rowId),
      };
    }
    case 'settled': {
      const problems = without(state.problems, event.rowId);
      return {
        ...state,
        drafts: without(state.drafts, event.rowId),
        problems: event.problem === undefined ? problems : { ...problems, [event.rowId]: event.problem },
      };
    }
    case 'remove':
      return { ...state, removing: [...state.removing, ...event.rowIds] };
    case 'keep':
      return { ...state, removing: state.removing.filter((id) => !event.rowIds.includes(id)) };
  }
}

/** The rows to be seen: without those that are going, with what was changed a moment ago. */
export function shownRows({ page, drafts, removing }: CartState): RowView[] {
  return page.rows
    .filter(({ id }) => !removing.includes(id))
    .map((row) => {
      const draft = drafts[row.id];
      return draft ? withWish(row, draft) : row;
    });
}

function withWish(row: RowView, { colour, ...wish }: RowWish): RowView {
  return { ...row, ...wish, colour: row.colours.find(({ partNo }) => partNo === colour) ?? row.colour };
}

/** A row that is as it was stays the same object, so that only what changed is drawn anew. */
function withKnownRows(page: CartPageView, before: CartPageView): CartPageView {
  const known = new Map(before.rows.map((row) => [row.id, row]));
  return {
    ...page,
    rows: page.rows.map((row) => {
      const old = known.get(row.id);
      return old && JSON.stringify(old) === JSON.stringify(row) ? old : row;
    }),
  };
}

const stillThere = (ids: readonly string[], { rows }: CartPageView) =>
  ids.filter((id) => rows.some((row) => row.id === id));

function without<T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> {
  const { [key]: _, ...rest } = record;
  return rest;
}
