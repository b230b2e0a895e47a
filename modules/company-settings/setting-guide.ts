import { type Role, roles } from '../auth/roles.ts';
import type { CompanySettingKey } from '../company/company-settings.ts';

/** Groups of settings by topic, in the order of the screen. */
export const settingGroups = [
  'prices',
  'assortment',
  'approval',
  'checkout',
  'services',
  'delivery',
  'systems',
] as const;

export type SettingGroup = (typeof settingGroups)[number];

type Guide = {
  readonly group: SettingGroup;
  /** The roles that are affected. Absent: everybody in the company. */
  readonly roles?: readonly Role[];
  /** Prerequisites: it has no effect without these. A mode is listed with the required value. */
  readonly needs?: readonly { readonly key: CompanySettingKey; readonly value: string }[];
  /** The market has the same setting; if it is on there, it is on for all companies of the market. */
  readonly isOfMarketToo?: true;
};

const { user, administrator, customerAdmin } = roles;
const on = (key: CompanySettingKey) => [{ key, value: 'true' }];

/** The settings of the page; stored values of other settings are kept. */
const settingGuide = {
  HidePrice: { group: 'prices', isOfMarketToo: true },
  ShowPriceIncVat: { group: 'prices' },
  ShowMarketPriceForAdminsAndInternals: { group: 'prices', roles: [administrator], isOfMarketToo: true },
  ShowPoints: { group: 'prices' },
  PointsFactor: { group: 'prices', needs: on('ShowPoints') },
  ShowAgreedAssortmentOnly: { group: 'assortment', roles: [user] },
  ShowAgreedAssortmentOnlyForAllRoles: { group: 'assortment' },
  ForceApproval: { group: 'approval', roles: [user] },
  ApproverMode: { group: 'approval' },
  AllowOwnApproval: { group: 'approval', needs: on('ForceApproval') },
  ApprovalReminderDays: { group: 'approval', needs: on('ForceApproval') },
  ApprovalEscalationDays: { group: 'approval', needs: on('ForceApproval') },
  ApprovalDigest: { group: 'approval', needs: on('ForceApproval') },
  DecideByMail: { group: 'approval', needs: on('ForceApproval') },
  DecideByMailLimit: { group: 'approval', needs: on('DecideByMail') },
  UseCompanyTeam: {
    group: 'approval',
    roles: [customerAdmin],
    needs: [{ key: 'ApproverMode', value: 'AttestantPerUser' }],
  },
  UseAmountLimit: { group: 'approval', roles: [user] },
  UseAmountLimitForCustomerAdmins: { group: 'approval', roles: [customerAdmin], needs: on('UseAmountLimit') },
  AmountLimitPeriod: { group: 'approval', roles: [user, customerAdmin], needs: on('UseAmountLimit') },
  AmountLimitCarryOver: { group: 'approval', roles: [user, customerAdmin], needs: on('UseAmountLimit') },
  DisableCheckout: { group: 'checkout' },
  ActivateDiscountCode: { group: 'checkout' },
  UseProjectNumber: { group: 'checkout' },
  UseOrderNumber: { group: 'checkout' },
  FormViewRules: { group: 'checkout' },
  ActivateMandatoryRowCommentForAllRows: { group: 'checkout' },
  ActivateMandatoryPersonalPackage: { group: 'checkout' },
  UseLaundry: { group: 'checkout' },
  ShowVas: { group: 'services' },
  MandatoryVasServices: { group: 'services', needs: on('ShowVas') },
  PreSelectedVasServices: { group: 'services', needs: on('ShowVas') },
  ForcePreSelectedVasForUsers: { group: 'services', roles: [user], needs: on('ShowVas') },
  ForceVasSelectionOnProductsWithVas: { group: 'services', needs: on('ShowVas') },
  PreSelectedDeliveryAddress: { group: 'delivery' },
  LockDeliveryAddressInCheckout: { group: 'delivery' },
  ActivateChooseDeliveryCountryInCheckout: { group: 'delivery' },
  ActivateWeeklyDelivery: { group: 'delivery' },
  AccessPartnerWeb: { group: 'systems' },
  AllOrdersIsMaintainedByRetailer: { group: 'systems' },
  ActivateOCI: { group: 'systems' },
  PunchOutType: { group: 'systems', needs: on('ActivateOCI') },
} as const satisfies Readonly<Record<CompanySettingKey, Guide>>;

export type GuidedKey = keyof typeof settingGuide;

export const guidedKeys = Object.keys(settingGuide) as GuidedKey[];

export const guideOf = (key: GuidedKey): Guide => settingGuide[key];

const defaults: { readonly [Key in GuidedKey]?: string } = {
  PunchOutType: 'None',
  PreSelectedDeliveryAddress: 'None',
  ApproverMode: '',
  AmountLimitPeriod: 'Order',
  FormViewRules: '',
  PointsFactor: '1',
  MandatoryVasServices: '',
  PreSelectedVasServices: '',
  ApprovalReminderDays: '3',
  ApprovalEscalationDays: '7',
  DecideByMailLimit: '0',
};

/** The value of a setting that is set nowhere. */
export const defaultOf = (key: GuidedKey): string => defaults[key] ?? 'false';
