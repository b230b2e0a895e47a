import type { Shop } from '../shop.server.ts';
import type { Visit } from '../visit.ts';
import { foldCode } from './basket-code.ts';
import { stateAt, wordIn } from './campaign.ts';
import { campaignsOfMarket } from './promotions-snapshot.server.ts';

export type CodeValidity = { isValid: boolean; name: string; description: string; message: string; code: string };

/** Everybody may. Whether a code is worth typing, whatever is in the cart; of one that is not out yet, not a word. */
export async function checkCode(
  { snapshots, texts }: Pick<Shop, 'snapshots' | 'texts'>,
  { market, language, now }: Pick<Visit, 'market' | 'language' | 'now'>,
  typed: string,
): Promise<CodeValidity> {
  const code = foldCode(typed);
  const campaigns = (await snapshots.read(campaignsOfMarket, market.marketId)).filter((one) => one.code === code);
  const running = campaigns.find((one) => stateAt(one, now) === 'running');
  const known = running ?? campaigns.find((one) => stateAt(one, now) === 'over');
  return {
    isValid: running !== undefined,
    name: known ? wordIn(known.name, language) : '',
    description: known ? wordIn(known.description, language) : '',
    message: known && !running ? (texts.say(language, 'promotion', 'over') ?? '') : '',
    code,
  };
}
