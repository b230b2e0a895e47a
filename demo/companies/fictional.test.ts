import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { marketList } from '#modules/market/markets.ts';
import { demoMethods } from '../checkout/methods.ts';
import { servicePointsOf } from '../checkout/service-points.ts';
import { demoCompanies } from './companies.ts';
import { demoPeople } from './people.ts';
import { demoStores } from './stores.ts';

/** Hashes of well-known brands and companies, whose names must not occur in the project. The first is "acme". */
const known = new Set(
  `
  822b33ad87 01a301a78d 0492c0e11c 0600c79833 0625d19daf 08a22a9da6 08bb42a30c 09c7945dc8 0a1b06e077 0e79172671
  0ec44ed68f 0fc1806534 113d832b1b 125292bb6e 147dd27240 1965f63e7d 1a637788c9 1eccb94512 243c76a056 2adf2019eb
  2bdd292fca 2ce2c27714 2e4a04ec49 2e8b8d52e9 2ffef0394e 30e363d3e8 37aa022583 3b3e64e780 3ee4978559 40ce0a19d0
  452ddac309 4ac6b1d4ae 4cd8a7aa4f 4e44ac61bc 4f23a50a40 4fcce13290 5296673038 534b3f96f1 55a929e331 55c7375602
  57a998a879 588a533294 5a36b0948f 5a4678b138 5d207afcf0 5dd95c98af 5e547607e3 60d441f5d7 61daef5feb 62708057fa
  636d6a52e6 637d992f21 63d1f5ae1b 63e5798eec 651b8ff346 68f866e016 6d930b14b3 715edf8ba8 741c4c6a74 746848113d
  74d1586f6d 75014f8f2f 7620661cb5 7778f4e275 7a9c94a8c2 7c2f871128 7c9bf76e3f 81b8c84b83 86505085bb 882dc4889b
  88946a0f72 8ac5236b87 8cbf04143c 8e16b4e418 8f32e4a36a 904c5d5c6e 928f634e7b 9544d70956 9611d66d2d 9c45693796
  a1dcfecead a24935d04a a3f429d73e a4b32cf369 a513bdd290 a5bea7d221 a7629df3ae a7ba828260 ab33553e53 ab4f4972ad
  ac143ec3ff ae7241a2d3 b10640f428 b138cd5598 b30061f52b b49b3c251c b49e6c6efe b4b89cffde b4d969421a b8a72255ae
  baffdf37aa bc022f5baa bccae4ce7b bd66796784 c3ebdb469f c444d3c813 c604dabc95 cdfaf66e4f d39ce5bf32 d4a83e6893
  d8d228acd9 d8dda7ed35 ddd9cfdbdf e252690b1e e402b2af1c e462aa653a e4cb3b7ff5 e76e0d9288 e99833274f ec19db0895
  edf8feef4b ee46e2d141 eeeb57370e f2ed4886e2 f2f40ed74d f38f6d7164 f496940cad f9db324f79 fcf0a03cd5 fd6199be87
  ffa9091d61
`.split(/\s+/),
);

const hashOf = (word: string) => createHash('sha256').update(word).digest('hex').slice(0, 10);
const knownWordsIn = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => known.has(hashOf(word)));

test('a known name would be found', () => {
  expect(knownWordsIn('Acme-Bygg AB')).toEqual(['acme']);
});

test('no company, store, laundry, carrier or service point bears a known name', () => {
  const names = [
    ...demoCompanies.flatMap(({ name, domain, laundry }) => [name, domain, laundry?.laundryCompany.name ?? '']),
    ...demoStores.map(({ name }) => name),
    ...demoMethods.map(({ carrier }) => carrier),
    ...marketList.flatMap(servicePointsOf).map(({ name }) => name),
  ];
  expect(names.flatMap(knownWordsIn)).toEqual([]);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the demo world does not depend on time or on random numbers', async () => {
  const world = JSON.stringify([demoCompanies, demoPeople, demoStores]);
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('1999-12-31') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const [companies, people, stores] = await Promise.all([
    import('./companies.ts'),
    import('./people.ts'),
    import('./stores.ts'),
  ]);
  expect(JSON.stringify([companies.demoCompanies, people.demoPeople, stores.demoStores])).toBe(world);
});
