import type { StaffLogo } from '#app/components/staff/logos/staff-logo.ts';
import { toShownLogo } from '#app/routes/vas/to-shown-logo.server.ts';
import type { ListSource } from '#app/work/list/load-list.server.ts';
import { ok } from '#core/result.ts';
import { type LogoState, logoStates } from '#modules/logo/logo.ts';
import { pageLogos } from '#modules/logo/staff-logos.server.ts';
import { dayIn } from '#modules/market/market-day.ts';
import type { Visit } from '#modules/visit.ts';

/** Logos in a state: those that wait unless the address says otherwise, the oldest first. */
export const logoSource: ListSource<StaffLogo, 'uploaded'> = {
  shape: {
    name: 'staff-logos',
    keyKind: 'uuid',
    sorts: [{ name: 'uploaded', kind: 'time', isDescending: false }],
    filters: { state: logoStates, company: 'text' },
  },
  read: async (shop, visit, { search, filters: { state, company }, part }) => {
    const listed = await pageLogos(shop, visit, { state: (state ?? 'waiting') as LogoState, company, search, part });
    if (!listed.ok) return listed;
    return ok({ ...listed.value, items: listed.value.items.map((logo) => toStaffLogo(visit, logo, logo.company)) });
  },
};

type Kept = Parameters<typeof toShownLogo>[0];

export const toStaffLogo = ({ market }: Pick<Visit, 'market'>, logo: Kept, company: string): StaffLogo => ({
  ...toShownLogo(logo),
  id: logo.id,
  company,
  day: dayIn(market.marketId, logo.uploadedAt),
});
