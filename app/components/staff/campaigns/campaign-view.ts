import type { CampaignState } from '#modules/promotion/campaign.ts';
import type { BenefitKind, conditionKinds } from '#modules/promotion/campaign-kinds.ts';
import type { Fields } from '#modules/promotion/situation.ts';

/** Values of the campaign form by field name; checkboxes that share a name have several. */
export type CampaignValues = Readonly<Record<string, readonly string[]>>;

/** Problems of the form by field name. The key '' is for the form as a whole. */
export type CampaignProblems = Readonly<Record<string, string>>;

export type CampaignSystem = 'code' | 'engine' | 'both';

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
