import { companySettings, type Settings } from '../company/company-settings.ts';
import type { MarketSetting } from '../market/market-settings.ts';
import { defaultOf, type GuidedKey, guidedKeys, guideOf, type SettingGroup } from './setting-guide.ts';

/** Where the value comes from: the company, its market, or the default. */
type SettingOrigin = 'own' | 'inherited' | 'default';

export type ExplainedSetting = {
  readonly key: GuidedKey;
  readonly group: SettingGroup;
  readonly input: 'switch' | 'choice' | 'number' | 'list' | 'rules';
  /** The options of a choice. */
  readonly modes: readonly string[];
  /** The company's own value; undefined if it has none. */
  readonly own: string | undefined;
  /** The effective value. */
  readonly value: string;
  readonly origin: SettingOrigin;
  /** Other settings that it needs, and whether they are set. */
  readonly needs: readonly { readonly key: GuidedKey; readonly value: string; readonly isMet: boolean }[];
  /** Another setting that keeps this one on: it cannot be turned off. */
  readonly heldBy: GuidedKey | undefined;
};

const listKeys: ReadonlySet<GuidedKey> = new Set(['MandatoryVasServices', 'PreSelectedVasServices']);

function inputOf(key: GuidedKey): Pick<ExplainedSetting, 'input' | 'modes'> {
  const kind = companySettings[key];
  if (typeof kind === 'object') return { input: 'choice', modes: kind.modes };
  if (kind === 'json') return { input: 'rules', modes: [] };
  if (kind === 'boolean') return { input: 'switch', modes: [] };
  return { input: listKeys.has(key) ? 'list' : 'number', modes: [] };
}

const isOnInMarket = (key: GuidedKey, market: readonly MarketSetting[]): boolean =>
  guideOf(key).isOfMarketToo === true && market.some((setting) => setting.key === key && setting.value);

/** The effective value for a company. A company cannot switch off what the market has switched on. */
export function valueOf(key: GuidedKey, own: Settings, market: readonly MarketSetting[]): string {
  return isOnInMarket(key, market) ? 'true' : (own[key] ?? defaultOf(key));
}

/** Every setting with its effective value, origin and dependencies. */
export function explainSettings(own: Settings, market: readonly MarketSetting[]): ExplainedSetting[] {
  return guidedKeys.map((key) => {
    const { group, needs = [] } = guideOf(key);
    return {
      key,
      group,
      ...inputOf(key),
      own: own[key],
      value: valueOf(key, own, market),
      origin: originOf(key, own, market),
      needs: needs.map((need) => ({ ...need, isMet: valueOf(need.key, own, market) === need.value })),
      heldBy: key === 'ForceApproval' && own.ApproverMode === 'AttestantPerUser' ? 'ApproverMode' : undefined,
    };
  });
}

function originOf(key: GuidedKey, own: Settings, market: readonly MarketSetting[]): SettingOrigin {
  if (isOnInMarket(key, market)) return 'inherited';
  return own[key] === undefined ? 'default' : 'own';
}
