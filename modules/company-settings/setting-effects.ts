import { hasAmountLimit } from '../approval/amount-limit.ts';
import { needsApproval } from '../approval/needs-approval.ts';
import { seesAgreedOnly } from '../assortment/visible-price-lists.ts';
import type { Settings } from '../company/company-settings.ts';
import { companyReachOf } from '../company/company-team.ts';
import { isMarketSettingOn, type MarketSetting } from '../market/market-settings.ts';
import type { MemberGroup } from '../people/person-facts.ts';
import { forcesPreselected, forcesSelection, maySeeServices } from '../vas/service-lists.ts';
import { valueOf } from './explain-settings.ts';
import { type GuidedKey, guidedKeys, guideOf } from './setting-guide.ts';

type Held = { readonly settings: Settings; readonly market: readonly MarketSetting[] };

/** A person of the company; services do not depend on the individual person. */
const buyer = (role: MemberGroup['role']) => ({ storm_role: role, company_id: 0 });

/** Effects on a person, computed by the same rules as in the shop. */
const outcomes = {
  approval: ({ role, hasApprover }, { settings }) =>
    needsApproval({ storm_role: role }, settings, hasApprover ? '' : undefined),
  limit: ({ role }, { settings }) => hasAmountLimit({ storm_role: role }, settings),
  noPrices: (_, { settings, market }) =>
    settings.HidePrice?.toLowerCase() === 'true' || isMarketSettingOn(market, 'HidePrice'),
  agreedOnly: ({ role }, { settings }) => seesAgreedOnly({ storm_role: role }, settings),
  noCheckout: (_, { settings }) => settings.DisableCheckout?.toLowerCase() === 'true',
  team: ({ role, isSuper }, { settings }) =>
    companyReachOf({ storm_role: role, super_customer_admin: isSuper }, settings) === 'team',
  services: ({ role }, { settings }) => maySeeServices(buyer(role), settings),
  forcedServices: ({ role }, { settings }) =>
    maySeeServices(buyer(role), settings) && forcesPreselected(buyer(role), settings),
  requiredServices: ({ role }, { settings }) => forcesSelection(buyer(role), settings),
} as const satisfies Record<string, (member: MemberGroup, held: Held) => boolean>;

export type OutcomeName = keyof typeof outcomes;

export const outcomeNames = Object.keys(outcomes) as OutcomeName[];

/** The effects for one person. */
export const outcomesFor = (member: Omit<MemberGroup, 'people'>, held: Held) =>
  outcomeNames.map((outcome) => ({ outcome, holds: outcomes[outcome]({ ...member, people: 1 }, held) }));

export type SettingEffects = {
  /** The number of people for whom an effect begins or ends. */
  readonly outcomes: readonly {
    readonly outcome: OutcomeName;
    readonly begins: number;
    readonly ends: number;
  }[];
  readonly changes: readonly {
    readonly key: GuidedKey;
    readonly before: string;
    readonly after: string;
    /** How many people of the company the setting concerns. */
    readonly people: number;
  }[];
};

type EffectQuery = {
  readonly before: Settings;
  readonly after: Settings;
  readonly market: readonly MarketSetting[];
  readonly members: readonly MemberGroup[];
};

/** The effects of a change of settings on people. */
export function effectsOf({ before, after, market, members }: EffectQuery): SettingEffects {
  const count = (isCounted: (member: MemberGroup) => boolean) =>
    members.filter(isCounted).reduce((sum, { people }) => sum + people, 0);
  const found = outcomeNames.map((outcome) => {
    const was = (member: MemberGroup) => outcomes[outcome](member, { settings: before, market });
    const willBe = (member: MemberGroup) => outcomes[outcome](member, { settings: after, market });
    return {
      outcome,
      begins: count((member) => !was(member) && willBe(member)),
      ends: count((member) => was(member) && !willBe(member)),
    };
  });
  const changed = guidedKeys.filter((key) => before[key] !== after[key]);
  return {
    outcomes: found.filter(({ begins, ends }) => begins > 0 || ends > 0),
    changes: changed.map((key) => {
      const { roles } = guideOf(key);
      return {
        key,
        before: valueOf(key, before, market),
        after: valueOf(key, after, market),
        people: count(({ role }) => roles === undefined || roles.includes(role)),
      };
    }),
  };
}
