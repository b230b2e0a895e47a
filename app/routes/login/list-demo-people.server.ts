import type { DemoGroup } from '#app/components/login/demo-group.ts';
import type { RequestContext } from '#app/forms/answer-form.server.ts';
import { listDemoPeople } from '#modules/account/demo-sign-in.server.ts';
import { roles } from '#modules/auth/roles.ts';
import { marketList } from '#modules/market/markets.ts';
import { shopElsewhere } from './shop-elsewhere.server.ts';

const roleNames = Object.entries(roles) as [keyof typeof roles, number][];

/** The demo people by market, this market first. Sign-in works in a person's own market, so the other groups link there. */
export async function listDemoGroups(asked: RequestContext, resellerId?: number): Promise<DemoGroup[]> {
  const here = asked.visit.market.code;
  const people = await listDemoPeople(asked.shop, resellerId);
  return [asked.visit.market, ...marketList.filter(({ code }) => code !== here)].flatMap(({ code, marketId }) => {
    const own = people.filter(({ market }) => market === code);
    const shop = shopElsewhere(asked, marketId);
    if (own.length === 0 || !shop) return [];
    return {
      market: shop.name,
      url: code === here ? undefined : `${shop.url}#demo`,
      people: own.map(({ role, ...person }) => ({
        ...person,
        role: roleNames.find(([, roleCode]) => roleCode === role)?.[0] ?? 'user',
      })),
    };
  });
}
