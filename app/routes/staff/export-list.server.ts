import type { CampaignRow } from '#app/components/staff/campaigns/campaign-view.ts';
import type { ChangeRow, ShownFields } from '#app/components/staff/history/change-row.ts';
import type { SubscriberRow } from '#app/components/staff/newsletter/newsletter-view.ts';
import { kindOfReturn, kindTexts } from '#app/components/staff/orders/return-kind.ts';
import type { StaffOrderBrief, StaffReturn } from '#app/components/staff/orders/staff-order.ts';
import type { StaffReview } from '#app/components/staff/reviews/review-view.ts';
import { type ExportedList, exportFile } from '#app/work/list/export-list.server.ts';
import { listFileKinds } from '#modules/list-file.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { campaignSource } from './campaigns/campaign-source.server.ts';
import { changeSource } from './history/change-source.server.ts';
import { insightsFile } from './insights/insights-file.server.ts';
import { subscriberSource } from './newsletter/subscriber-source.server.ts';
import { orderSource } from './orders/order-source.server.ts';
import { returnSource } from './returns/return-source.server.ts';
import { reviewSource } from './reviews/review-source.server.ts';

const dayOf = ({ market }: Visit, instant: Date) => ({ day: dayIn(market.marketId, instant) });

const orders: ExportedList<StaffOrderBrief> = {
  source: orderSource,
  title: 'fulfilment orders.title',
  columns: [
    { title: 'fulfilment orders.column.orderNo', width: 14, value: ({ orderNo }) => orderNo },
    {
      title: 'fulfilment orders.column.status',
      width: 16,
      value: ({ state }, say) => say('history', `state.${state}`),
    },
    { title: 'fulfilment orders.column.day', width: 12, value: ({ createdAt }, _, visit) => dayOf(visit, createdAt) },
    { title: 'work orders.company', width: 30, value: ({ company }) => company },
    { title: 'work orders.person', width: 26, value: ({ buyerName }) => buyerName },
    { title: 'fulfilment orders.column.buyer', width: 32, value: ({ buyerEmail }) => buyerEmail },
    { title: 'fulfilment orders.column.market', width: 18, value: ({ market }) => market },
    { title: 'fulfilment orders.column.total', width: 14, isNumber: true, value: ({ payable }) => payable },
  ],
};

function kindText(one: StaffReturn, say: (domain: string, key: string) => string): string {
  const [domain, key] = kindTexts[kindOfReturn(one)];
  return say(domain, key);
}

const returns: ExportedList<StaffReturn> = {
  source: returnSource,
  title: 'order-page staff.title',
  columns: [
    { title: 'fulfilment orders.column.orderNo', width: 14, value: ({ orderNo }) => orderNo },
    {
      title: 'fulfilment orders.column.status',
      width: 18,
      value: ({ state }, say) => say('order-page', `returns.state.${state}`),
    },
    { title: 'work returns.kind', width: 14, value: (one, say) => kindText(one, say) },
    { title: 'work returns.asked', width: 12, value: ({ day }) => ({ day }) },
    { title: 'fulfilment orders.column.buyer', width: 36, value: ({ buyer }) => buyer },
    {
      title: 'fulfilment orders.column.article',
      width: 60,
      value: ({ rows }) => rows.map(({ article }) => article).join('; '),
    },
    { title: 'work returns.worth', width: 14, isNumber: true, value: ({ worth }) => worth },
  ],
};

const reviews: ExportedList<StaffReview> = {
  source: reviewSource,
  title: 'staff reviews.title',
  columns: [
    { title: 'work reviews.product', width: 40, value: ({ product, basePartNo }) => product?.name ?? basePartNo },
    { title: 'work reviews.stars', width: 10, isNumber: true, value: ({ stars }) => stars },
    { title: 'staff reviews.title', width: 80, value: ({ title, text }) => [title, text].filter(Boolean).join('\n') },
    { title: 'work reviews.author', width: 20, value: ({ author }) => author },
    { title: 'work reviews.written', width: 12, value: ({ day }) => ({ day }) },
  ],
};

const campaigns: ExportedList<CampaignRow> = {
  source: campaignSource,
  title: 'staff campaigns.title',
  columns: [
    { title: 'staff campaigns.field.name', width: 40, value: ({ name }) => name },
    {
      title: 'staff campaigns.column.state',
      width: 14,
      value: ({ state }, say) => say('staff', `campaigns.state.${state}`),
    },
    {
      title: 'staff campaigns.column.kind',
      width: 30,
      value: ({ kind }, say) => say('staff', `campaigns.kind.${kind}.title`),
    },
    { title: 'staff campaigns.field.code', width: 16, value: ({ code }) => code },
    { title: 'staff campaigns.column.markets', width: 40, value: ({ markets }) => markets.join(', ') },
  ],
};

const newsletter: ExportedList<SubscriberRow> = {
  source: subscriberSource,
  title: 'staff newsletter.title',
  columns: [
    { title: 'staff newsletter.email', width: 34, value: ({ emailAddress }) => emailAddress },
    { title: 'staff market', width: 18, value: ({ market }) => market },
    { title: 'staff newsletter.language', width: 14, value: ({ language }) => language },
    {
      title: 'staff newsletter.stateHead',
      width: 16,
      value: ({ state }, say) => say('staff', `newsletter.state.${state}`),
    },
    { title: 'staff newsletter.source', width: 16, value: ({ source }) => source },
    { title: 'staff newsletter.topics', width: 26, value: ({ topics }) => topics.join(', ') },
    { title: 'staff newsletter.joined', width: 12, value: ({ joinedOn }) => ({ day: joinedOn }) },
    {
      title: 'staff newsletter.stepHead',
      width: 16,
      value: ({ proof }, say) => (proof ? say('staff', `newsletter.step.${proof.what}`) : ''),
    },
    { title: 'staff newsletter.day', width: 12, value: ({ proof }) => (proof ? { day: proof.on } : '') },
    { title: 'staff newsletter.wording', width: 60, value: ({ proof }) => proof?.wording ?? '' },
  ],
};

const fieldsText = (fields: ShownFields) => fields.map(({ name, value }) => `${name}: ${value}`).join('\n');

/** Columns of recorded changes, for any source of rows. */
export const historyOf = (source: ExportedList<ChangeRow>['source']): ExportedList<ChangeRow> => ({
  source,
  title: 'audit changes.title',
  columns: [
    { title: 'audit changes.when', width: 22, value: ({ at }) => at.toISOString() },
    {
      title: 'audit changes.who',
      width: 26,
      value: ({ actorName, actorId, programId }) => actorName || (programId ?? String(actorId ?? '')),
    },
    { title: 'audit changes.what', width: 30, value: ({ action }, say) => say('audit', `actions.${action}`) },
    {
      title: 'audit changes.subject',
      width: 30,
      value: ({ subjectId, subjectName }) => (subjectName === undefined ? subjectId : `${subjectName} (${subjectId})`),
    },
    { title: 'audit changes.before', width: 40, value: ({ before }) => fieldsText(before) },
    { title: 'audit changes.after', width: 40, value: ({ after }) => fieldsText(after) },
  ],
});

/** The staff lists that can be exported. */
const writers: Readonly<Record<string, (shop: Shop, visit: Visit, address: URLSearchParams) => Promise<Response>>> = {
  orders: (...asked) => exportFile('orders', orders, ...asked),
  returns: (...asked) => exportFile('returns', returns, ...asked),
  reviews: (...asked) => exportFile('reviews', reviews, ...asked),
  campaigns: (...asked) => exportFile('campaigns', campaigns, ...asked),
  newsletter: (...asked) => exportFile('newsletter', newsletter, ...asked),
  insights: insightsFile,
  history: (...asked) => exportFile('history', historyOf(changeSource), ...asked),
};

/** Undefined if the list or the file type is unknown. */
export async function exportList(shop: Shop, visit: Visit, list: string, address: URLSearchParams) {
  const isFile = listFileKinds.some((kind) => kind === address.get('file'));
  return isFile && Object.hasOwn(writers, list) ? writers[list]?.(shop, visit, address) : undefined;
}
