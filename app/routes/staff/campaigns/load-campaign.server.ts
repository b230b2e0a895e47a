import * as z from 'zod';
import type { CampaignFormView, CampaignValues } from '#app/components/staff/campaigns/campaign-view.ts';
import { notFound } from '#app/not-found.ts';
import { marketsByName } from '#app/routes/staff/markets-by-name.server.ts';
import { languages } from '#core/locale.ts';
import { marketList } from '#modules/market/markets.ts';
import { stateAt, wordIn } from '#modules/promotion/campaign.ts';
import {
  type BenefitKind,
  benefitKinds,
  conditionKinds,
  fieldsOfBenefit,
  fieldsOfCondition,
  isBenefitKind,
} from '#modules/promotion/campaign-kinds.ts';
import { readCampaign } from '#modules/promotion/read-campaigns.server.ts';
import type { Shop } from '#modules/shop.server.ts';
import type { Visit } from '#modules/visit.ts';
import { toValues } from './campaign-values.ts';
import { readTrial } from './try-campaign.server.ts';

/** A campaign with its form. A new campaign needs a kind first. */
export async function loadCampaign(shop: Shop, visit: Visit, { id, query }: { id: string; query: URLSearchParams }) {
  if (id === 'new') {
    const kind = query.get('benefit') ?? '';
    return {
      kinds: benefitKinds,
      form: isBenefitKind(kind) ? formOf(visit, kind, fresh) : undefined,
      campaign: undefined,
    };
  }
  if (!z.uuid().safeParse(id).success) throw notFound();
  const found = await readCampaign(shop, visit, { id });
  if (!found.ok) throw notFound();
  const { name, benefit, isActive, system } = found.value;
  return {
    kinds: benefitKinds,
    form: formOf(visit, benefit.kind, toValues(found.value)),
    campaign: {
      id,
      name: wordIn(name, visit.language),
      isActive,
      system,
      state: stateAt(found.value, visit.now),
      trial: await readTrial(shop, visit, { id, query, code: found.value.code }),
    },
  };
}

const fresh: CampaignValues = { system: ['both'], priority: ['0'] };

function formOf(visit: Visit, kind: BenefitKind, values: CampaignValues): CampaignFormView {
  const names = new Intl.DisplayNames([visit.language], { type: 'language' });
  return {
    kind,
    values,
    fields: fieldsOfBenefit(kind),
    conditions: conditionKinds.map((condition) => ({ kind: condition, fields: fieldsOfCondition(condition) })),
    markets: marketsByName(visit).map((market) => ({ value: String(market.marketId), label: market.name })),
    /** The visitor's language first, because it is filled in most. */
    languages: [visit.language, ...languages.filter((language) => language !== visit.language)].map((language) => ({
      language,
      name: names.of(language) ?? language,
    })),
    currencies: [...new Set([visit.market.currency, ...marketList.map(({ currency }) => currency).sort()])],
  };
}
