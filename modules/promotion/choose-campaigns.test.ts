import { expect, test } from 'vitest';
import { type Candidate, chooseCampaigns } from './choose-campaigns.ts';

type Facts = { id: string; priority?: number; combines?: boolean; saves: number };

const candidate = ({ id, priority = 0, combines = false, saves }: Facts): Candidate => ({
  campaign: { id, priority, combines },
  effect: { kind: 'basket-percent', basisPoints: saves, promotionId: id, name: id, description: '', code: undefined },
});

const chosen = (...facts: Facts[]) =>
  chooseCampaigns(facts.map(candidate), (effects) =>
    effects.reduce((sum, effect) => sum + ('basisPoints' in effect ? effect.basisPoints : 0), 0),
  ).map(({ campaign }) => campaign.id);

test('a campaign that does not combine applies alone, and the one that saves most is chosen', () => {
  expect(chosen({ id: 'a', saves: 10 }, { id: 'b', saves: 20 })).toEqual(['b']);
  expect(chosen()).toEqual([]);
});

test('priority comes before savings', () => {
  expect(chosen({ id: 'a', saves: 10, priority: 1 }, { id: 'b', saves: 20 })).toEqual(['a']);
  expect(chosen({ id: 'a', saves: 1, priority: 1, combines: true }, { id: 'b', saves: 20 })).toEqual(['a']);
});

test('combinable campaigns apply together, also below the highest priority', () => {
  const both = [
    { id: 'b', saves: 5, combines: true },
    { id: 'a', saves: 5, combines: true },
  ];
  expect(chosen(...both)).toEqual(['a', 'b']);
  expect(chosen(...both, { id: 'c', saves: 1, combines: true, priority: 9 })).toEqual(['c', 'a', 'b']);
});

test('within a priority the buyer gets the better of one alone and all combinable ones', () => {
  const both = [
    { id: 'a', saves: 6, combines: true },
    { id: 'b', saves: 6, combines: true },
  ];
  expect(chosen(...both, { id: 'c', saves: 10 })).toEqual(['a', 'b']);
  expect(chosen(...both, { id: 'c', saves: 13 })).toEqual(['c']);
});

test('ties are broken by id, in any order', () => {
  expect(chosen({ id: 'b', saves: 5 }, { id: 'a', saves: 5 })).toEqual(['a']);
  expect(chosen({ id: 'a', saves: 5 }, { id: 'b', saves: 5 })).toEqual(['a']);
});

test('savings are not calculated without a choice', () => {
  const refuse = () => {
    throw new Error('asked');
  };
  expect(chooseCampaigns([candidate({ id: 'a', saves: 5 })], refuse)).toHaveLength(1);
  expect(chooseCampaigns([candidate({ id: 'a', saves: 5, combines: true })], refuse)).toHaveLength(1);
});
