import { ok, refuse } from '#core/result.ts';
import { parseFormViewRules } from './form-view-rules.ts';

export const punchOutTypes = ['OCI3', 'OCI4', 'CXML', 'None', 'PEPPOL3'] as const;
export const approverModes = ['AttestantPerUser', 'AttestantPerProjectNumber', 'AttestantPerCompany'] as const;
/** Per order, or the sum of all orders in a period. */
export const amountLimitPeriods = ['Order', 'Month', 'Quarter', 'Year'] as const;
export const deliveryAddressModes = ['None', 'Retailer', 'Company', 'Customer'] as const;

type Kind = 'boolean' | 'text' | 'json' | { modes: readonly string[] };

/** The company settings that the shop knows. Others are stored and returned unread: partners use some of their own. */
export const companySettings = {
  UseAmountLimit: 'boolean',
  UseAmountLimitForCustomerAdmins: 'boolean',
  /** Our addition: the period of an amount limit, and whether the unused rest is added to the next period. */
  AmountLimitPeriod: { modes: amountLimitPeriods },
  AmountLimitCarryOver: 'boolean',
  HidePrice: 'boolean',
  ForceApproval: 'boolean',
  /** Our addition: buyers who are approvers may approve their own orders. */
  AllowOwnApproval: 'boolean',
  /** Our addition: after how many days of waiting approvers get a reminder and customer admins are asked; 0 means never. */
  ApprovalReminderDays: 'text',
  ApprovalEscalationDays: 'text',
  /** Our addition: a weekly mail with the waiting orders. */
  ApprovalDigest: 'boolean',
  /** Our addition: mails to approvers have a link that decides, up to an amount. */
  DecideByMail: 'boolean',
  DecideByMailLimit: 'text',
  ShowPoints: 'boolean',
  ShowAgreedAssortmentOnly: 'boolean',
  ShowAgreedAssortmentOnlyForAllRoles: 'boolean',
  UseProjectNumber: 'boolean',
  UseOrderNumber: 'boolean',
  AccessPartnerWeb: 'boolean',
  ActivateDiscountCode: 'boolean',
  LockDeliveryAddressInCheckout: 'boolean',
  ActivateMandatoryRowCommentForAllRows: 'boolean',
  ActivateMandatoryPersonalPackage: 'boolean',
  ActivateChooseDeliveryCountryInCheckout: 'boolean',
  ActivateWeeklyDelivery: 'boolean',
  ShowPriceIncVat: 'boolean',
  UseCompanyTeam: 'boolean',
  DisableCheckout: 'boolean',
  ActivateOCI: 'boolean',
  PunchOutType: { modes: punchOutTypes },
  UseLaundry: 'boolean',
  ForceVasSelectionOnProductsWithVas: 'boolean',
  ForcePreSelectedVasForUsers: 'boolean',
  ShowVas: 'boolean',
  MandatoryVasServices: 'text',
  PreSelectedVasServices: 'text',
  FormViewRules: 'json',
  AllOrdersIsMaintainedByRetailer: 'boolean',
  ShowMarketPriceForAdminsAndInternals: 'boolean',
  ApproverMode: { modes: approverModes },
  PreSelectedDeliveryAddress: { modes: deliveryAddressModes },
  PointsFactor: 'text',
} as const satisfies Record<string, Kind>;

export type CompanySettingKey = keyof typeof companySettings;

/** As stored and sent: keys and texts. */
export type Settings = Readonly<Record<string, string>>;

const isTrue = (value: string | undefined) => value?.toLowerCase() === 'true';

type KeysOf<K> = {
  [Key in CompanySettingKey]: (typeof companySettings)[Key] extends K ? Key : never;
}[CompanySettingKey];

export type SwitchKey = KeysOf<'boolean'>;

export function isOn(settings: Settings, key: SwitchKey): boolean {
  return isTrue(settings[key]);
}

/** An unknown format counts as no punch-out. */
export function punchOutTypeOf(settings: Settings): (typeof punchOutTypes)[number] {
  return punchOutTypes.find((type) => type === settings.PunchOutType) ?? 'None';
}

/** The accepted values: booleans as true or false, one of the modes, or valid JSON. */
export function checkSetting(key: string, value: string) {
  const kind = kindOf(key);
  if (kind === 'boolean' && !['true', 'false'].includes(value))
    return refuse({ code: 'setting-value-invalid', key, expected: 'true, false' });
  if (typeof kind === 'object' && !kind.modes.includes(value))
    return refuse({ code: 'setting-value-invalid', key, expected: kind.modes.join(', ') });
  if (kind === 'json' && !isJson(value)) return refuse({ code: 'setting-value-invalid', key, expected: 'JSON' });
  if (key === 'FormViewRules' && parseFormViewRules(value).malformed)
    return refuse({
      code: 'setting-value-invalid',
      key,
      expected: '{"rules": [{"ruleName": "…", "ruleType": "REQUIRED"}]}',
    });
  const pattern = Object.hasOwn(numberPatterns, key) ? numberPatterns[key] : undefined;
  if (pattern && !pattern.shape.test(value))
    return refuse({ code: 'setting-value-invalid', key, expected: pattern.example });
  return ok({ key, value });
}

const days = { shape: /^(?:\d{1,2}|[12]\d{2}|3[0-5]\d|36[0-5])$/, example: '0–365' };

const services = { shape: /^[\d\s,;]*$/, example: '4101, 4102' };

/** Settings with numeric values. */
const numberPatterns: Readonly<Record<string, { readonly shape: RegExp; readonly example: string } | undefined>> = {
  PointsFactor: { shape: /^\d{1,6}(?:[.,]\d{1,4})?$/, example: '12.5' },
  ApprovalReminderDays: days,
  ApprovalEscalationDays: days,
  MandatoryVasServices: services,
  PreSelectedVasServices: services,
  DecideByMailLimit: { shape: /^\d{1,9}(?:[.,]\d{1,2})?$/, example: '2500' },
};

/** A value of null removes the company's own value, so that the default applies. */
export type SettingChange = { readonly key: string; readonly value: string | null };

/**
 * The settings after a change; of two values for one key the last one counts. Approval per user makes orders wait, and without
 * ForceApproval the page for approving them would be hidden, so ForceApproval is turned on too.
 */
export function changedSettings(stored: Settings, changes: readonly SettingChange[]): Settings {
  const all = new Map<string, string | null>(Object.entries(stored));
  for (const { key, value } of changes) all.set(key, value);
  if (all.get('ApproverMode') === 'AttestantPerUser') all.set('ForceApproval', 'true');
  return Object.fromEntries([...all].filter((entry): entry is [string, string] => entry[1] !== null));
}

function kindOf(key: string): Kind | undefined {
  return Object.hasOwn(companySettings, key) ? companySettings[key as CompanySettingKey] : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the stored object if nothing differs, so that callers that compare by identity do not reload. */
export function settingsAfterFetch(stored: Settings, fetched: Settings): Settings {
  const keys = Object.keys(fetched);
  const same = keys.length === Object.keys(stored).length && keys.every((key) => stored[key] === fetched[key]);
  return same ? stored : fetched;
}
