import { notFound } from '#app/not-found.ts';
import { type KeyPage, parsePlace } from '#core/key-page.ts';
import { type ListCell, listFile, listFileKinds } from '#modules/list-file.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { readListQuery } from './list-query.ts';
import type { ListSource } from './load-list.server.ts';

type Say = (domain: string, key: string) => string;

/** A list as a file, with the rows and texts of the list's page. */
export type ExportedList<Row> = {
  // The sort names differ from list to list.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly source: ListSource<Row, any>;
  /** Domain and key of the text, as in `columns`. */
  readonly title: string;
  readonly columns: readonly {
    readonly title: string;
    readonly width: number;
    readonly isNumber?: boolean;
    readonly value: (row: Row, say: Say, visit: Visit) => ListCell;
  }[];
};

const rowsAtOnce = 500;
/** Maximum length of a file. */
const mostRows = 50_000;

/** All rows of the filtered list as one file, read part by part. */
export async function exportFile<Row>(
  fileName: string,
  { source, title, columns }: ExportedList<Row>,
  shop: Shop,
  visit: Visit,
  address: URLSearchParams,
): Promise<Response> {
  const say: Say = (domain, key) => shop.texts.say(visit.language, domain, key) ?? key;
  const words = (text: string) => say(text.split(' ')[0] ?? '', text.split(' ')[1] ?? '');
  const query = readListQuery(source.shape, address);
  const kind = source.shape.sorts.find(({ name }) => name === query.sort)?.kind ?? 'text';
  const read = async (after: string | undefined) => {
    const place = parsePlace(after, kind, source.shape.keyKind);
    const part = { limit: rowsAtOnce, isDescending: query.part.isDescending, after: place, before: undefined };
    const page = await source.read(shop, visit, { ...query, part });
    if (!page.ok) throw notFound();
    return page.value;
  };
  // Reads the first part before the file begins, so that a refusal can still be answered.
  const first = await read(undefined);
  return listFile({
    kind: listFileKinds.find((one) => one === address.get('file')) ?? 'csv',
    fileName: `${fileName}-${dayIn(visit.market.marketId, visit.now)}`,
    title: words(title),
    columns: columns.map((column) => ({ ...column, title: words(column.title) })),
    rows: rowsFrom(first, read, (row) => ({ cells: columns.map(({ value }) => value(row, say, visit)) })),
    at: visit.now,
  });
}

async function* rowsFrom<Row, Line>(
  first: KeyPage<Row>,
  read: (after: string) => Promise<KeyPage<Row>>,
  toLine: (row: Row) => Line,
): AsyncGenerator<Line, void> {
  let page = first;
  for (let written = 0; ; written += page.items.length) {
    for (const row of page.items) yield toLine(row);
    if (page.next === undefined || written >= mostRows) return;
    page = await read(page.next);
  }
}
