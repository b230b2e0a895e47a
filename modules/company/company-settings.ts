import { ok, refuse } from '#core/result.ts';
import { parseFormViewRules } from './form-view-rules.ts';

export const punchOutTypes = ['OCI3', 'OCI4', 'CXML', 'None', 'PEPPOL3'] as const;
export const approverModes = ['AttestantPerUser', 'AttestantPerProjectNumber', 'AttestantPerCompany'] as const;
/** Per order, or what all orders of a period come to. */
export const amountLimitPeriods = ['Order', 'Month', 'Quarter', 'Year'] as const;
export const deliveryAddressModes = ['None', 'Retailer', 'Company', 'Customer'] as const;

type Kind = 'boolean' | 'text' | 'json' | { modes: readonly string[] };

/** The company settings that the shop knows. Others are kept and passed on unread: partners use some of their own. */
export const companySettings = {
  UseAmountLimit: 'boolean',
  UseAmountLimitForCustomerAdmins: 'boolean',
  /** Ours: what an amount limit is for, and whether what is left of a period is added to the next one. */
  AmountLimitPeriod: { modes: amountLimitPeriods },
  AmountLimitCarryOver: 'boolean',
  HidePrice: 'boolean',
  ForceApproval: 'boolean',
  /** Ours: buyers who may decide may approve their own orders. */
  AllowOwnApproval: 'boolean',
  /** Ours: after how many days of waiting approvers are reminded, and the customer admins asked; 0 is never. */
  ApprovalReminderDays: 'text',
  ApprovalEscalationDays: 'text',
  /** Ours: a mail each week with what waits. */
  ApprovalDigest: 'boolean',
  /** Ours: mails to approvers have a link that decides, up to an amount. */
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

export function isOn(settings: Settings, key: KeysOf<'boolean'>): boolean {
  return isTrue(settings[key]);
}

/** A format nobody knows is no punch-out at all. */
export function punchOutTypeOf(settings: Settings): (typeof punchOutTypes)[number] {
  return punchOutTypes.find((type) => type === settings.PunchOutType) ?? 'None';
}

/** What may be written: booleans as true or false, modes as one of their words, JSON that parses. */
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

/** Settings that are numbers. */
const numberPatterns: Readonly<Record<string, { readonly shape: RegExp; readonly example: string } | undefined>> = {
  PointsFactor: { shape: /^\d{1,6}(?:[.,]\d{1,4})?$/, example: '12.5' },
  ApprovalReminderDays: days,
  ApprovalEscalationDays: days,
  MandatoryVasServices: services,
  PreSelectedVasServices: services,
  DecideByMailLimit: { shape: /^\d{1,9}(?:[.,]\d{1,2})?$/, example: '2500' },
};

/** A value of null takes the company's own away, so that the default holds again. */
export type SettingChange = { readonly key: string; readonly value: string | null };

/**
 * The settings after a change; of two values for one key the last one counts. Approval per user makes orders wait, and without
 * ForceApproval the page where they are approved would stay hidden: it is turned on with it.
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

/** Returns the stored settings if nothing differs, so that callers who compare by identity load nothing again. */
export function settingsAfterFetch(stored: Settings, fetched: Settings): Settings {
  const keys = Object.keys(fetched);
  const same = keys.length === Object.keys(stored).length && keys.every((key) => stored[key] === fetched[key]);
  return same ? stored : fetched;
}
