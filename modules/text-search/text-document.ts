/** The searchable texts of a product in one language. */
export type TextDocument = {
  /** The product's row; the result of a search. */
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly usps: readonly string[];
  readonly categories: readonly string[];
  readonly family: string | undefined;
  readonly material: string | undefined;
  readonly standards: readonly string[];
  readonly colours: readonly string[];
  readonly features: readonly string[];
  /** Part numbers of its colours, twelve characters each. */
  readonly partNos: readonly string[];
  readonly eans: readonly string[];
  /** Popularity rank: lower is more popular. */
  readonly rank: number;
};

export const nameWeight = 64;

/** A word counts with its highest weight; at equal weights the more popular product comes first. */
export function weighedTexts(document: TextDocument): (readonly [weight: number, texts: readonly string[]])[] {
  const { family, material, standards, colours, features } = document;
  return [
    [nameWeight, [document.name]],
    [24, document.categories],
    [12, [family ?? '', material ?? '', ...standards, ...colours, ...features]],
    [6, document.usps],
    [4, [document.description]],
  ];
}
