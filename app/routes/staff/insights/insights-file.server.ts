import {
  type BestLine,
  type DeadLine,
  type InsightSection,
  type InsightsView,
  insightSections,
  type ReturnLine,
} from '#app/components/staff/insights/insights-view.ts';
import { notFound } from '#app/not-found.ts';
import { listFile, listFileKinds } from '#modules/list-file.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { loadInsights } from './load-insights.server.ts';

type Say = (key: string) => string;
type FileColumn<Row> = {
  readonly title: string;
  readonly isNumber?: true;
  readonly value: (row: Row, say: Say) => string | number | undefined;
};
type Section = {
  readonly title: string;
  readonly columns: readonly { readonly title: string; readonly width: number; readonly isNumber: boolean }[];
  readonly rows: (view: InsightsView, say: Say) => string[][];
};

function section<Row>(
  title: string,
  rowsOf: (view: InsightsView) => readonly Row[],
  columns: readonly FileColumn<Row>[],
): Section {
  return {
    title,
    columns: columns.map(({ title, isNumber = false }) => ({ title, isNumber, width: isNumber ? 16 : 34 })),
    rows: (view, say) => rowsOf(view).map((row) => columns.map(({ value }) => String(value(row, say) ?? ''))),
  };
}

const partNo = { title: 'partNo', value: ({ basePartNo }: { basePartNo: string }) => basePartNo };
const product = { title: 'product', value: ({ name }: { name: string }) => name };

const searches = (which: 'empty' | 'ignored') =>
  section(`${which}.title`, (view) => view[which], [
    { title: 'words', value: ({ words }) => words },
    { title: 'language', value: ({ languageName }) => languageName },
    { title: 'searches', isNumber: true, value: (row) => row.searches },
  ]);

const sections: Readonly<Record<InsightSection, Section>> = {
  sales: section('sales.title', ({ sales }) => sales, [
    { title: 'sales.market', value: ({ market }) => market },
    { title: 'sales.orders', isNumber: true, value: ({ orders }) => orders },
    { title: 'sales.sales', isNumber: true, value: ({ sales }) => sales },
    { title: 'sales.average', isNumber: true, value: ({ average }) => average },
    { title: 'sales.ordersBefore', isNumber: true, value: (line) => line.previousOrders },
    { title: 'sales.salesBefore', isNumber: true, value: (line) => line.previousSales },
  ]),
  days: section('series.title', ({ series }) => series, [
    { title: 'from', value: ({ label }) => label },
    { title: 'sales.orders', isNumber: true, value: ({ value }) => value },
    { title: 'sales.ordersBefore', isNumber: true, value: ({ before }) => before },
  ]),
  funnel: section('funnel.title', ({ funnel }) => funnel, [
    { title: 'funnel.step', value: ({ step }, say) => say(`steps.${step}`) },
    { title: 'funnel.count', isNumber: true, value: ({ count }) => count },
    { title: 'funnel.before', isNumber: true, value: ({ previous }) => previous },
  ]),
  best: section<BestLine>('best.title', ({ best }) => best, [
    partNo,
    product,
    { title: 'pieces', isNumber: true, value: ({ pieces }) => pieces },
    { title: 'piecesBefore', isNumber: true, value: ({ previous }) => previous },
    { title: 'sales.orders', isNumber: true, value: ({ orders }) => orders },
    { title: 'views', isNumber: true, value: ({ views }) => views },
  ]),
  dead: section<DeadLine>('dead.title', ({ dead }) => dead, [
    partNo,
    product,
    { title: 'onHand', isNumber: true, value: ({ onHand }) => onHand },
    { title: 'views', isNumber: true, value: ({ views }) => views },
  ]),
  empty: searches('empty'),
  ignored: searches('ignored'),
  vitals: section('vitals.title', ({ vitals }) => vitals, [
    { title: 'vitals.page', value: ({ page }, say) => say(`vitals.pages.${page}`) },
    { title: 'views', isNumber: true, value: ({ views }) => views },
    { title: 'vitals.lcpMs', isNumber: true, value: ({ lcp }) => lcp },
    { title: 'vitals.inpMs', isNumber: true, value: ({ inp }) => inp },
    { title: 'vitals.clsThousandths', isNumber: true, value: ({ cls }) => cls },
  ]),
  returns: section<ReturnLine>('returns.title', ({ returns }) => returns, [
    partNo,
    product,
    { title: 'returns.size', value: ({ size }) => size },
    { title: 'returns.sold', isNumber: true, value: ({ sold }) => sold },
    { title: 'returns.returned', isNumber: true, value: ({ returned }) => returned },
    { title: 'returns.tooSmall', isNumber: true, value: ({ tooSmall }) => tooSmall },
    { title: 'returns.tooLarge', isNumber: true, value: ({ tooLarge }) => tooLarge },
  ]),
};

/** One section as a file, for the market and period in the address; sales if it names none. */
export async function insightsFile(shop: Shop, visit: Visit, address: URLSearchParams): Promise<Response> {
  const view = await loadInsights(shop, visit, address);
  if (!view.ok) throw notFound();
  const name = insightSections.find((one) => one === address.get('section')) ?? 'sales';
  const { title, columns, rows } = sections[name];
  const say = (key: string) => shop.texts.say(visit.language, 'staff', `insights.${key}`) ?? key;
  return listFile({
    kind: listFileKinds.find((one) => one === address.get('file')) ?? 'csv',
    fileName: `insights-${name}-${view.value.from}-${view.value.to}`,
    title: say(title),
    columns: columns.map((column) => ({ ...column, title: say(column.title) })),
    rows: rowsOf(rows(view.value, say)),
    at: visit.now,
  });
}

async function* rowsOf(rows: readonly string[][]) {
  for (const cells of rows) yield { cells };
}
