import { allocate, grossFromNet, type Money, money, netFromGross, percentOf, sum } from '#core/money.ts';
import type { PromotionEffect } from '../priced-cart.ts';
import { exactShare, exactTimes } from './exact.ts';
import { type Line, shareOf, take } from './line.ts';
import { onBasis, type TaxRule } from './sides.ts';

type EffectOf<K extends PromotionEffect['kind']> = Extract<PromotionEffect, { kind: K }>;

/** Applies effects on the whole basket in order, divided among the rows in proportion to their remaining amounts. */
export function applyBasketEffects(lines: readonly Line[], effects: readonly PromotionEffect[]): Line[] {
  return effects.reduce<Line[]>(
    (left, effect) => {
      if (effect.kind === 'basket-percent') return takePercent(left, effect);
      return effect.kind === 'basket-amount' ? takeAmount(left, effect) : left;
    },
    [...lines],
  );
}

/** A row without a tax rate is net beside gross rows, so the percentage is applied to both sums separately. */
function takePercent(lines: readonly Line[], effect: EffectOf<'basket-percent'>): Line[] {
  const share = shareOf(effect.basisPoints);
  const offs = new Map<Line, Money>();
  for (const side of Map.groupBy(lines, ({ rule }) => rule.basis).values()) {
    const parts = shareByWeight(
      side.map(({ left }) => left),
      (whole) => percentOf(whole, share, 'towardsZero'),
    );
    for (const [index, line] of side.entries()) offs.set(line, parts[index] ?? money(0, line.amount.currency));
  }
  return lines.map((line) => take(line, effect, offs.get(line)?.amount ?? 0, exactTimes(line.left, share, 10_000n)));
}

/**
 * Divides the amount among tax rates on its own side (net or gross), and converts it to the basis once per rate. Where
 * rounding differs, the discount is a minor unit smaller rather than larger.
 */
function takeAmount(lines: readonly Line[], effect: EffectOf<'basket-amount'>): Line[] {
  const { amount: off, isGross } = effect.off;
  const groups = [...Map.groupBy(lines, ({ rule }) => `${rule.basis} ${rule.within} ${rule.charged}`).values()];
  const weights = groups.map((group) => onSide(leftOf(group), isGross, group[0]?.rule));
  const taken = shareByWeight(weights, (whole) => money(Math.min(Math.max(off.amount, 0), whole.amount), off.currency));
  const offs = new Map<Line, Money>();
  for (const [index, group] of groups.entries()) {
    const rule = group[0]?.rule;
    const [left, part, weight] = [leftOf(group), taken[index], weights[index]];
    if (!rule || !part || !weight) continue;
    const wished = onBasis({ amount: part, isGross }, rule, 'towardsZero');
    const whole = part.amount === weight.amount ? left : money(Math.min(wished.amount, left.amount), off.currency);
    const parts = shareByWeight(
      group.map((line) => line.left),
      () => whole,
    );
    for (const [at, line] of group.entries()) offs.set(line, parts[at] ?? money(0, off.currency));
  }
  const [all, worth] = [sum(taken, off.currency), BigInt(sum(weights, off.currency).amount)];
  const isShared = groups.every(([first]) => first && isOnSide(first.rule, isGross));
  return lines.map((line) =>
    take(
      line,
      effect,
      offs.get(line)?.amount ?? 0,
      isShared && worth > 0n ? exactShare(all, BigInt(line.left.amount), worth) : undefined,
    ),
  );
}

function shareByWeight(weights: readonly Money[], takenOf: (whole: Money) => Money): Money[] {
  const [first] = weights;
  if (!first) return [];
  return allocate(
    takenOf(sum(weights, first.currency)),
    weights.map(({ amount }) => amount),
  );
}

function leftOf(lines: readonly Line[]): Money {
  const lefts = lines.map(({ left }) => left);
  return lefts.reduce((total, left) => sum([total, left], left.currency));
}

/** Whether an amount on the rule's basis needs no conversion to this side. */
const isOnSide = ({ basis, within, charged }: TaxRule, isGross: boolean): boolean =>
  within === undefined || (isGross ? basis === 'gross' && within === charged : basis === 'net');

/** Weight of an amount on the basis, relative to amounts listed net or gross. */
function onSide(amount: Money, isGross: boolean, rule: TaxRule | undefined): Money {
  if (!rule || isOnSide(rule, isGross)) return amount;
  const { basis, within = 0, charged = 0, rounding } = rule;
  const net = basis === 'gross' ? netFromGross(amount, charged, rounding) : amount;
  return isGross ? grossFromNet(net, within, rounding) : net;
}
