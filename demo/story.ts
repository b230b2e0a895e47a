import { materialPhrase } from './kinds.ts';
import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import type { Certified } from './standards.ts';
import { isNameFeature, type Story } from './texts/compose.ts';
import type { FeatureKey, FitKey, KindKey, NameFeatureKey, SeasonKey } from './texts/keys.ts';

const shapeless =
  /shoes|sandals|boots|gloves|pads|beanie|liner|cap$|belt|braces|pouch|bag|backpack|lanyard|tape|scarf|tube|tote|socks|hivis-vest/;

export function fitOf(plan: Plan, random: Random): FitKey | undefined {
  if (shapeless.test(plan.kind) || plan.gender === 'K') return undefined;
  if (plan.gender === 'W') return 'women';
  if (/winter|rain|shell-jacket|coverall/.test(plan.kind)) return random.pick(['regular', 'loose']);
  return random.pick(['regular', 'regular', 'slim']);
}

export function seasonOf({ type, kind, material }: Plan): SeasonKey | undefined {
  if (/winter|beanie|scarf|quilt/.test(kind) || material.code === '1920' || material.code === '1770') return 'winter';
  if (/shorts$|tshirt|polo|pirate|sandals/.test(kind) && kind !== 'long-tshirt') return 'summer';
  if (['jacket-softshell', 'jacket-fleece', 'jacket-shell', 'trousers-rain', 'vest', 'hoodie'].includes(type.id))
    return 'between';
  return shapeless.test(kind) ? undefined : 'allyear';
}

/** Features that the noun already names, so that a name does not repeat them. */
const said: Partial<Record<KindKey, readonly NameFeatureKey[]>> = {
  'bib-trousers': ['braces'],
  'cargo-trousers': ['thigh'],
  'winter-gloves': ['warmlined'],
  'winter-boots': ['warmlined'],
  bodywarmer: ['quilted'],
  'hivis-trousers': ['reflective'],
  'hivis-coverall': ['reflective'],
  'hivis-winter-jacket': ['reflective'],
  'hivis-tshirt': ['reflective'],
  'hivis-polo': ['reflective'],
  'reflective-tape': ['reflective'],
};

/** Kinds with a name that contains their material in some language, and kinds that imply it. */
const named = /softshell|fleece|pile|flannel|wool|leather|beanie/;
const repeats = /^fr-|rain|shell-jacket|^hivis/;

/** Both are about bending down; together they would be repetitive. */
const alike = new Set<FeatureKey>(['chest', 'longback']);

/** The facts of a product; texts and filters both use them, so they cannot differ. */
export type Facts = {
  features: FeatureKey[];
  claims: readonly Certified[];
  fit: FitKey | undefined;
  season: SeasonKey | undefined;
};

/** Picks the features for the text: two or three, never the same choice for two consecutive products. */
export function storyOf(plan: Plan, facts: Facts, random: Random): Story {
  const { features, claims, fit, season } = facts;
  const nameable = features.filter(isNameFeature).filter((feature) => !said[plan.kind]?.includes(feature));
  const nameFeatures = random.sample(nameable, random.pick([1, 1, 2]));
  const worldwide = claims.filter(({ id }) => !/^(ANSI|CSA)/.test(id));
  const standard = worldwide.length > 0 ? random.pick(worldwide.slice(0, 3)) : undefined;
  const dropped = new Set(features.filter((feature) => alike.has(feature)).slice(1));
  const told = random.sample(
    features.filter((feature) => !dropped.has(feature)),
    standard ? 2 : 3,
  );
  const story: Story = {
    kind: plan.kind,
    model: `${plan.familyName} ${plan.style}`,
    family: plan.family,
    women: plan.gender === 'W' && plan.kind !== 'briefs',
    nameFeatures,
    from: named.test(plan.kind) ? 'named' : repeats.test(plan.kind) ? 'weight' : materialPhrase(plan.material),
    gsm: plan.material.gsm,
    turn: random.pick([0, 1] as const),
    use: random.pick([0, 1] as const),
    features,
    told,
  };
  const tellFit = fit !== undefined && (fit !== 'regular' || random.chance(0.5));
  if (tellFit) story.fit = fit;
  else if (season !== undefined && season !== 'allyear') story.season = season;
  if (standard) story.standard = standard;
  return story;
}
