import { type Currency, fromDecimal, isCurrency } from '#core/money.ts';
import { ok, type Result, refuse } from '#core/result.ts';
import type { FeedRow, FeedRowOf } from '../feed-schema.ts';

/** A row ready to be staged: its key and its content. */
export type StagedRow = { kind: FeedRow['kind']; key: string; data: object };

export type Complaint = { field: string; reason: string };
export type LineComplaint = Complaint & { line: number };

export function toStagedRow(
  row: FeedRow,
): Result<StagedRow, { code: 'row-refused'; complaints: readonly Complaint[] }> {
  const { kind, ...data } = row;
  if (row.kind !== 'price') return ok({ kind, key: keyOf(row), data });
  const price = toStoredPrice(row);
  return price.ok ? ok({ kind, key: keyOf(row), data: price.value }) : price;
}

function keyOf(row: FeedRow): string {
  switch (row.kind) {
    case 'product':
      return row.basePartNo;
    case 'price':
      return `${row.priceList} ${row.partNo}`;
    case 'stock':
      return row.sku;
    case 'review':
    case 'standard':
      return row.id;
    case 'family':
      return row.slug;
    case 'vas-article':
      return String(row.serviceArticleId);
    default:
      return row.code;
  }
}

type Amounts = { unitNet?: string | undefined; unitGross?: string | undefined };

/** Converts decimal text to minor units. An amount with too many decimals for its currency is refused, not rounded. */
function toStoredPrice(row: FeedRowOf<'price'>) {
  const complaints: Complaint[] = [];
  const { currency } = row;
  if (!isCurrency(currency))
    return refuse({ code: 'row-refused', complaints: [{ field: 'currency', reason: 'not a currency of the shop' }] });
  const minor = (field: string, text: string | undefined) => minorUnits(field, text, currency, complaints);
  const unit = (field: string, { unitNet, unitGross }: Amounts) =>
    minor(`${field}${unitNet === undefined ? 'unitGross' : 'unitNet'}`, unitNet ?? unitGross);
  const stored = {
    priceList: row.priceList,
    partNo: row.partNo,
    currency,
    isGross: row.unitGross !== undefined,
    unitAmount: unit('', row),
    sizeExceptions: row.sizeExceptions?.map((exception, index) => ({
      sizes: exception.sizes,
      unitAmount: unit(`sizeExceptions.${index}.`, exception),
    })),
    campaign: row.campaign && {
      unitAmount: unit('campaign.', row.campaign),
      lowest30Days: minor('campaign.lowest30Days', row.campaign.lowestNet30Days ?? row.campaign.lowestGross30Days),
      from: row.campaign.from,
      to: row.campaign.to,
    },
  };
  return complaints.length > 0 ? refuse({ code: 'row-refused', complaints }) : ok(stored);
}

function minorUnits(field: string, text: string | undefined, currency: Currency, complaints: Complaint[]): number {
  const amount = fromDecimal(text ?? '', currency, 'exact');
  if (amount.ok) return amount.value.amount;
  complaints.push({ field, reason: `not an amount in ${currency}: ${amount.refusal.code}` });
  return 0;
}
