import type { Part } from '#modules/order-history/cursor.ts';
import { parseCursor } from '#modules/order-history/cursor.ts';

const pageSize = 20;

/** The query of a list's address, as typed. */
export type HistoryQuery = {
  readonly search: string;
  readonly state: string;
  readonly from: string;
  readonly to: string;
  /** Id of one of the companies that the visitor sees. */
  readonly company: string;
  readonly order: Part['order'];
  readonly problems: { readonly from?: 'date' | 'period'; readonly to?: 'date' };
  readonly isNarrowed: boolean;
  readonly part: Part;
};

export function historyQueryOf(query: URLSearchParams, key: RegExp): HistoryQuery {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, 100);
  const [search, state, from, to] = [text('search'), text('state'), text('from'), text('to')];
  const company = text('company');
  const order = query.get('order') === 'asc' ? 'asc' : 'desc';
  return {
    search,
    state,
    from,
    to,
    company,
    order,
    problems: problemsOf(from, to),
    isNarrowed: [search, state, from, to, company].some((value) => value !== ''),
    part: {
      limit: pageSize,
      order,
      after: parseCursor(query.get('after'), key),
      before: parseCursor(query.get('before'), key),
    },
  };
}

function problemsOf(from: string, to: string): HistoryQuery['problems'] {
  const isWrong = (day: string) => day !== '' && !isDay(day);
  return {
    ...(isWrong(from) && { from: 'date' as const }),
    ...(isWrong(to) && { to: 'date' as const }),
    ...(isDay(from) && isDay(to) && from > to && { from: 'period' as const }),
  };
}

/** Whether the text is a calendar day in a range that databases support. */
function isDay(text: string): boolean {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The search conditions. Invalid days are left out; the page reports them. */
export const soughtIn = ({ search, from, to, company, problems }: HistoryQuery) => ({
  text: search || undefined,
  from: from !== '' && problems.from !== 'date' ? from : undefined,
  to: to !== '' && !problems.to ? to : undefined,
  companyId: /^[1-9]\d{0,8}$/.test(company) ? Number(company) : undefined,
});

/** Query of another part of the list, or of another order. */
export function listHref(
  asked: Omit<HistoryQuery, 'part' | 'problems' | 'isNarrowed'>,
  at: Record<string, string> = {},
) {
  const { search, state, from, to, company, order } = asked;
  const given = Object.entries({ search, state, from, to, company, order: order === 'asc' ? 'asc' : '', ...at });
  return `?${new URLSearchParams(given.filter(([, value]) => value !== ''))}`;
}
