import { allocate, grossFromNet, type Money, money, netFromGross, percentOf, sum } from '#core/money.ts';
import type { PromotionEffect } from '../priced-cart.ts';
import { exactShare, exactTimes } from './exact.ts';
import { type Line, shareOf, take } from './line.ts';
import { sidesOf } from './sides.ts';

type EffectOf<K extends PromotionEffect['kind']> = Extract<PromotionEffect, { kind: K }>;

/** Effects on the whole basket, in the order in which they come, shared by the rows as what is left of them weighs. */
export function applyBasketEffects(lines: readonly Line[], effects: readonly PromotionEffect[]): Line[] {
  return effects.reduce<Line[]>(
    (left, effect) => {
      if (effect.kind === 'basket-percent') return takePercent(left, effect);
      return effect.kind === 'basket-amount' ? takeAmount(left, effect) : left;
    },
    [...lines],
  );
}

/** Rows of net lists and rows of gross lists are two sums: a percentage of both is the same percentage of each. */
function takePercent(lines: readonly Line[], effect: EffectOf<'basket-percent'>): Line[] {
  const share = shareOf(effect.basisPoints);
  const offs = new Map<Line, Money>();
  for (const side of Map.groupBy(lines, ({ rule }) => rule.isGross).values()) {
    const parts = shareByWeight(
      side.map(({ left }) => left),
      (whole) => percentOf(whole, share, 'towardsZero'),
    );
    for (const [index, line] of side.entries()) offs.set(line, parts[index] ?? money(0, line.amount.currency));
  }
  return lines.map((line) => take(line, effect, offs.get(line)?.amount ?? 0, exactTimes(line.left, share, 10_000n)));
}

/** The amount is taken on its own side; a row that is listed on the other one gives up what that is worth there. */
function takeAmount(lines: readonly Line[], effect: EffectOf<'basket-amount'>): Line[] {
  const { amount: off, isGross } = effect.off;
  const weights = lines.map((line) => leftOnSide(line, isGross));
  const parts = shareByWeight(weights, (whole) => money(Math.min(Math.max(off.amount, 0), whole.amount), off.currency));
  const whole = BigInt(weights.reduce((total, { amount }) => total + amount, 0));
  const taken = money(
    parts.reduce((total, { amount }) => total + amount, 0),
    off.currency,
  );
  return lines.map((line, index) => {
    const weight = weights[index];
    const part = parts[index];
    if (!weight || !part) return line;
    if (line.rule.isGross === isGross || line.rule.basisPoints === undefined)
      return take(line, effect, part.amount, exactShare(taken, BigInt(weight.amount), whole));
    const kept = money(weight.amount - part.amount, weight.currency);
    return take(line, effect, line.left.amount - onOtherSide(line, kept, line.rule.basisPoints).amount);
  });
}

function shareByWeight(weights: readonly Money[], takenOf: (whole: Money) => Money): Money[] {
  const [first] = weights;
  if (!first) return [];
  return allocate(
    takenOf(sum(weights, first.currency)),
    weights.map(({ amount }) => amount),
  );
}

function leftOnSide(line: Line, isGross: boolean): Money {
  const { net, gross } = sidesOf(line.left, line.rule);
  return isGross ? (gross ?? net) : net;
}

/** The least that a line must keep on its own side, to keep so much on the other: a discount is never more than promised. */
function onOtherSide({ rule }: Line, kept: Money, basisPoints: number): Money {
  if (rule.isGross) return grossFromNet(kept, basisPoints, rule.rounding);
  const net = netFromGross(kept, basisPoints, rule.rounding);
  return grossFromNet(net, basisPoints, rule.rounding).amount < kept.amount ? money(net.amount + 1, net.currency) : net;
}
