import type { Plan } from './plan.ts';
import type { Random } from './random.ts';
import type { FeatureKey, StandardKey } from './texts/keys.ts';

export type Certified = { id: StandardKey; grade?: string };

/** Class logic of EN ISO 20471: upper garments with sleeves 3, without 2, trousers 1 or 2. */
export function hiVisClassOf({ kind, material, style }: Plan): 0 | 1 | 2 | 3 {
  if (material.group !== 'hivis') return 0;
  if (kind === 'hivis-trousers') return style.charCodeAt(3) % 2 === 0 ? 2 : 1;
  return kind === 'hivis-winter-jacket' || kind === 'hivis-coverall' ? 3 : 2;
}

const gloves: Record<string, string> = { '2110': '3122X', '2120': '4121X', '2130': '4X42C', '2140': '2121X' };

function flame(plan: Plan): Certified[] {
  const arc: Certified = { id: 'IEC 61482-2', grade: plan.material.code === '1640' ? 'APC 2' : 'APC 1' };
  if (plan.kind.startsWith('fr-base')) return [{ id: 'EN ISO 11612', grade: 'A1 B1 C1' }, { id: 'EN 1149-5' }];
  const outer: Certified[] = [{ id: 'EN ISO 11612', grade: 'A1 B1 C1 E2 F1' }, arc, { id: 'EN 1149-5' }];
  if (plan.type.id === 'jacket-fr') return outer;
  return [...outer, { id: 'EN ISO 11611', grade: 'class 1' }, { id: 'EN 13034', grade: 'type 6' }];
}

/** The standards of a product. It has a standard only if it has the required features. */
export function standardsOf(plan: Plan, features: readonly FeatureKey[], random: Random): Certified[] {
  const { material, type, kind } = plan;
  const has = (feature: FeatureKey) => features.includes(feature);
  const claims: Certified[] = [];
  const hiVis = hiVisClassOf(plan);
  if (hiVis > 0) claims.push({ id: 'EN ISO 20471', grade: `class ${hiVis}` });
  if (material.group === 'fr') claims.push(...flame(plan));
  if (has('taped')) claims.push({ id: 'EN 343', grade: has('breathable') ? '4-3-X' : '4-1-X' });
  if ((has('quilted') || material.group === 'insulation') && type.id.endsWith('-winter')) claims.push({ id: 'EN 342' });
  if (kind === 'bodywarmer' && material.group === 'insulation') claims.push({ id: 'EN 14058', grade: 'class 2' });
  if (has('knee')) claims.push({ id: 'EN 14404', grade: 'type 2, level 1' });
  if (kind === 'knee-pads') claims.push({ id: 'EN 14404', grade: `type 2, level ${random.int(1, 2)}` });
  if (type.id === 'shoe-low' || type.id === 'shoe-boot')
    claims.push({ id: 'EN ISO 20345', grade: shoeGrade(kind, has) });
  if (type.id === 'glove') {
    claims.push({ id: 'EN 388', grade: gloves[material.code] ?? '2121X' }, { id: 'EN ISO 21420' });
    if (kind === 'winter-gloves') claims.push({ id: 'EN 511', grade: 'X2X' });
  }
  if (hiVis >= 2 && random.chance(0.5))
    claims.push({ id: 'ANSI/ISEA 107', grade: `class ${hiVis}` }, { id: 'CSA Z96', grade: `class ${hiVis}` });
  if (['jersey', 'sweat', 'wool'].includes(material.group) && random.chance(0.5))
    claims.push({ id: 'OEKO-TEX STANDARD 100' });
  return claims;
}

function shoeGrade(kind: Plan['kind'], has: (feature: FeatureKey) => boolean): string {
  const puncture = has('nailproof');
  const base = has('membrane') ? 'S7' : kind === 'safety-sandals' ? 'S1' : puncture ? 'S3' : 'S2';
  return `${base}${puncture ? (base === 'S1' ? 'PS' : 'S') : ''} SR${kind === 'winter-boots' ? ' CI' : ''}`;
}

/** Industrial washes after which reflection, colour or flame protection is no longer certain. */
export function maxWashesOf(claims: readonly Certified[]): number | undefined {
  const ids = claims.map(({ id }) => id);
  const limits = [...(ids.includes('EN ISO 20471') ? [50] : []), ...(ids.includes('EN ISO 11612') ? [75] : [])];
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** Categories of Regulation (EU) 2016/425 by the gravest risk that the product is sold against. */
export function ppeCategoryOf(claims: readonly Certified[]): 'I' | 'II' | 'III' | undefined {
  const ids = claims.map(({ id }) => id);
  if (ids.includes('EN ISO 11612')) return 'III';
  const second = new Set<StandardKey>(['EN ISO 20471', 'EN 342', 'EN 14404', 'EN ISO 20345', 'EN 388']);
  if (ids.some((id) => second.has(id))) return 'II';
  return ids.includes('EN 343') || ids.includes('EN 14058') ? 'I' : undefined;
}
