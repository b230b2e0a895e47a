import { basePartNumber } from '#core/sku.ts';
import type { CartPageView, ColourView, RowView } from './cart-page-view.ts';
import type { RowWish } from './rows/row-saver.ts';

/** Temporary marks of a row: new in the cart, not as requested, just saved. */
export type Mark = 'added' | 'blink' | 'flash';

type ByRow<T> = Readonly<Record<string, T>>;

export type CartState = {
  /** The last state from the shop. */
  readonly page: CartPageView;
  /** Changes without a response yet. */
  readonly drafts: ByRow<RowWish>;
  /** Values from a form returned without scripts; they are not being sent. */
  readonly typed: ByRow<RowWish>;
  /** Rows being removed: hidden at once, and shown again if the removal fails. */
  readonly removing: readonly string[];
  /** Why a change failed; empty if unknown. */
  readonly problems: ByRow<string>;
  readonly marks: ByRow<Mark>;
  /** Sizes that the shop has just chosen. */
  readonly tips: ByRow<string>;
};

export type CartEvent =
  | { readonly kind: 'page'; readonly page: CartPageView }
  | { readonly kind: 'wish'; readonly rowId: string; readonly wish: RowWish }
  | { readonly kind: 'settled'; readonly rowId: string; readonly problem: string | undefined }
  | { readonly kind: 'mark'; readonly rowId: string; readonly mark: Mark | undefined }
  | { readonly kind: 'tip'; readonly rowId: string; readonly size: string | undefined }
  | { readonly kind: 'remove' | 'keep'; readonly rowIds: readonly string[] };

/** The result and typed values of a form sent without scripts. */
export type FormResult = { readonly typed: Readonly<Record<string, string>>; readonly words: string };

export function startWith({ page, told }: { page: CartPageView; told: FormResult | undefined }): CartState {
  const { rowId, intent, quantity, comment } = told?.typed ?? {};
  const isRow = told && rowId !== undefined && intent === 'row';
  const typed = {
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    ...(comment !== undefined && { comment }),
  };
  return {
    page,
    drafts: {},
    typed: isRow ? { [rowId]: typed } : {},
    removing: [],
    problems: isRow ? { [rowId]: told.words } : {},
    marks: {},
    tips: {},
  };
}

export function cartReducer(state: CartState, event: CartEvent): CartState {
  switch (event.kind) {
    case 'page': {
      const page = withKnownParts(event.page, state.page);
      return { ...state, page, removing: state.removing.filter((id) => page.rows.some((row) => row.id === id)) };
    }
    case 'wish': {
      const { rowId, wish } = event;
      const drafts = put(state.drafts, rowId, { ...state.drafts[rowId], ...wish });
      return { ...state, drafts, typed: {}, problems: put(state.problems, rowId, undefined) };
    }
    case 'settled': {
      const { rowId, problem } = event;
      return { ...state, drafts: put(state.drafts, rowId, undefined), problems: put(state.problems, rowId, problem) };
    }
    case 'mark':
      return { ...state, marks: put(state.marks, event.rowId, event.mark) };
    case 'tip':
      return { ...state, tips: put(state.tips, event.rowId, event.size) };
    case 'remove':
      return { ...state, removing: [...state.removing, ...event.rowIds] };
    default:
      return { ...state, removing: state.removing.filter((id) => !event.rowIds.includes(id)) };
  }
}

/** Visible rows: without those being removed, with pending changes applied. */
export function shownRows({
  page,
  drafts,
  typed,
  removing,
}: Omit<CartState, 'problems' | 'marks' | 'tips'>): RowView[] {
  return page.rows
    .filter(({ id }) => !removing.includes(id))
    .map((row) => {
      const draft = drafts[row.id] ?? typed[row.id];
      return draft ? withWish(row, draft, page.colours[basePartNumber(row.partNo)]) : row;
    });
}

function withWish(row: RowView, { colour, ...wish }: RowWish, colours: readonly ColourView[] = []): RowView {
  return { ...row, ...wish, colour: colours.find(({ partNo }) => partNo === colour) ?? row.colour };
}

/** Reuses unchanged objects, so that only changed rows render. */
function withKnownParts(page: CartPageView, before: CartPageView): CartPageView {
  const rows = new Map(before.rows.map((row) => [row.id, row]));
  return {
    ...page,
    rows: page.rows.map((row) => knownOr(row, rows.get(row.id))),
    colours: withKnown(page.colours, before.colours),
    sizes: withKnown(page.sizes, before.sizes),
    coworkers: knownOr(page.coworkers, before.coworkers),
    needs: knownOr(page.needs, before.needs),
    ...(page.laundry && { laundry: knownOr(page.laundry, before.laundry) }),
  };
}

const withKnown = <T>(table: Readonly<Record<string, T>>, before: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, knownOr(value, before[key])]));

const knownOr = <T>(value: T, old: T | undefined): T =>
  old !== undefined && JSON.stringify(old) === JSON.stringify(value) ? old : value;

function put<T>(record: ByRow<T>, key: string, value: T | undefined): ByRow<T> {
  const { [key]: _, ...rest } = record;
  return value === undefined ? rest : { ...rest, [key]: value };
}
