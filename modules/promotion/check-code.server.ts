import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { foldCode } from './basket-code.ts';
import { stateAt, takesPart, wordIn } from './campaign.ts';
import { findPersonalCampaigns } from './personal-codes.server.ts';
import { campaignsOfMarket } from './promotions-snapshot.server.ts';
import { readSystem } from './read-system.server.ts';

export type CodeValidity = { isValid: boolean; name: string; description: string; message: string; code: string };

/** Access: everybody. Checks a code without a cart; a campaign that has not started is not revealed. */
export async function checkCode(
  shop: Pick<Shop, 'db' | 'snapshots' | 'texts' | 'log' | 'env'>,
  visit: Pick<Visit, 'market' | 'language' | 'claims' | 'now'>,
  typed: string,
): Promise<CodeValidity> {
  const { market, language, now } = visit;
  const code = foldCode(typed);
  const system = await readSystem(shop, visit);
  const shared = await shop.snapshots.read(campaignsOfMarket, market.marketId);
  const personal = await findPersonalCampaigns(shop.db, shared, [code]);
  const campaigns = [...shared, ...personal].filter((one) => one.code === code && takesPart(one, system));
  const running = campaigns.find((one) => stateAt(one, now) === 'running');
  const known = running ?? campaigns.find((one) => stateAt(one, now) === 'over');
  return {
    isValid: running !== undefined,
    name: known ? wordIn(known.name, language) : '',
    description: known ? wordIn(known.description, language) : '',
    message: known && !running ? (shop.texts.say(language, 'promotion', 'over') ?? '') : '',
    code,
  };
}
