import type { Money } from '#core/money.ts';
import { readCompanyTerms } from '#modules/company/company-terms.server.ts';
import { pointsOf } from '#modules/pricing/points.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';

/** Writes amounts with their points behind, where the company uses points: "500.00 kr (50 points)". */
export async function readPointWriter(
  shop: Pick<Shop, 'snapshots' | 'texts'>,
  { language }: Pick<Visit, 'language'>,
  companyId: number | undefined,
): Promise<(amount: Money, written: string) => string> {
  const { settings } = await readCompanyTerms(shop, companyId);
  return (amount, written) => {
    const points = pointsOf(amount, settings);
    if (points === undefined) return written;
    return shop.texts.say(language, 'overview', 'usage.withPoints', { amount: written, points }) ?? written;
  };
}
