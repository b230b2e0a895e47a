import type { CampaignState } from '#modules/promotion/campaign.ts';
import type { BenefitKind, conditionKinds } from '#modules/promotion/campaign-kinds.ts';
import type { Fields } from '#modules/promotion/situation.ts';

/** What the form of a campaign holds: texts by the names of its fields, several where boxes share a name. */
export type CampaignValues = Readonly<Record<string, readonly string[]>>;

/** What is wrong with a form, by the names of its fields; of the whole of it under ''. */
export type CampaignProblems = Readonly<Record<string, string>>;

export type CampaignSystem = 'code' | 'engine' | 'both';

/** A campaign as the list shows it. */
export type CampaignRow = {
  readonly id: string;
  readonly name: string;
  readonly state: CampaignState;
  readonly kind: BenefitKind;
  readonly code: string | undefined;
  readonly markets: readonly string[];
  readonly validFrom: string | undefined;
  readonly validTo: string | undefined;
};

export type CampaignFormView = {
  readonly kind: BenefitKind;
  readonly values: CampaignValues;
  readonly fields: Fields;
  readonly conditions: readonly { readonly kind: (typeof conditionKinds)[number]; readonly fields: Fields }[];
  readonly markets: readonly { readonly value: string; readonly label: string }[];
  readonly languages: readonly { readonly language: string; readonly name: string }[];
  readonly currencies: readonly string[];
};

export type CampaignTrialView = {
  readonly rows: readonly { readonly key: string; readonly sku: string; readonly quantity: string }[];
  readonly code: string;
  readonly audience: string;
  readonly result: CampaignTrialOutcome | undefined;
};

export type CampaignTrialOutcome = {
  readonly system: Exclude<CampaignSystem, 'both'>;
  readonly hasTax: boolean;
  readonly rows: readonly {
    readonly id: string;
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly isPriced: boolean;
    readonly isFree: boolean;
    readonly line: string;
    readonly discount: string;
    readonly total: string;
  }[];
  readonly totals: { readonly line: string; readonly discount: string; readonly total: string };
  readonly effects: readonly {
    readonly id: string;
    readonly name: string;
    readonly code: string | undefined;
    readonly off: string | undefined;
  }[];
  readonly messages: readonly string[];
};
