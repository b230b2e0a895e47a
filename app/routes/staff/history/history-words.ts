/** Words for recorded fields and values, in the reader's language. */
export type HistoryWords = {
  readonly nameOf: (field: string) => string;
  /** The words for a value, where the field has some. */
  readonly valueOf: (field: string, value: string) => string | undefined;
};

type Source = {
  /** A text of the shop; undefined if there is none. */
  readonly say: (domain: string, key: string) => string | undefined;
  /** Names of the companies that the reader may see. */
  readonly companies: ReadonlyMap<number, string>;
  readonly country: (code: string) => string | undefined;
  readonly moment: (instant: Date) => string;
};

/** Fields that are recorded under another name than that of their text. */
const texts: Readonly<Record<string, readonly [domain: string, key: string]>> = {
  AmountLimit: ['people', 'field.amountLimit'],
  Attestant1: ['people', 'approverFilter'],
  CostCenter: ['people', 'field.costCentre'],
  Department: ['people', 'field.department'],
  EmployeeNo: ['people', 'field.employeeNo'],
  IsSuperCustomerAdmin: ['people', 'super'],
  LockerNumber: ['people', 'field.locker'],
  LockerPosition: ['people', 'field.lockerPosition'],
  Occupation: ['people', 'field.occupation'],
  addresses: ['people', 'addresses'],
  careOf: ['address', 'field.careOf'],
  code: ['company-admin', 'lists.code'],
  companyId: ['people', 'company'],
  companyIds: ['people', 'companies'],
  credit: ['company-admin', 'field.invoiceCreditStopAmount'],
  delivery: ['company-admin', 'group.delivery'],
  deliveryMethodId: ['company-admin', 'field.deliveryGroup'],
  invitedAt: ['people', 'invited'],
  invoice: ['company-admin', 'group.invoice'],
  isActive: ['people', 'active'],
  isSuper: ['people', 'super'],
  orgNo: ['company-admin', 'field.companyOrgNr'],
  otherInfos: ['people', 'otherInfos'],
  position: ['people', 'field.lockerPosition'],
  priceLists: ['company-admin', 'lists.title'],
  reason: ['people', 'acting.reason'],
  tasks: ['audit', 'members.tasks'],
  type: ['company-admin', 'lists.type'],
  unitNet: ['company-admin', 'lists.unitNet'],
  web: ['company-admin', 'field.companyWeb'],
};

const companyFields: ReadonlySet<string> = new Set(['companyId', 'companyIds', 'parentId']);
const countryFields: ReadonlySet<string> = new Set(['countryId', 'countryCode']);
const momentFields: ReadonlySet<string> = new Set(['invitedAt', 'until']);

/** The words of the screens where the fields are changed; a field without a text keeps its name. */
export function historyWords({ say, companies, country, moment }: Source): HistoryWords {
  const nameOf = (field: string) => {
    const [domain, key] = texts[field] ?? [];
    return (
      (domain !== undefined && key !== undefined ? say(domain, key) : undefined) ??
      say('audit-fields', `field.${field}`) ??
      say('people', `field.${field}`) ??
      say('company-admin', `field.${field}`) ??
      say('setting-texts', `${field}.name`) ??
      field
    );
  };
  const valueOf = (field: string, value: string) => {
    if (value === 'true' || value === 'false') return say('audit-fields', value);
    if (field === 'roleId') return say('people', `role.${value}`);
    if (field === 'Attestant1' && /^\d+$/.test(value)) return `${say('audit-fields', 'number') ?? ''} ${value}`.trim();
    if (companyFields.has(field)) return companies.get(Number(value));
    if (countryFields.has(field) && /^[A-Z]{2}$/.test(value)) return country(value);
    if (momentFields.has(field) && !Number.isNaN(Date.parse(value))) return moment(new Date(value));
    return undefined;
  };
  return { nameOf, valueOf };
}
