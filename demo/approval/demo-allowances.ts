import type { Allowance } from '#modules/allowance/allowance.ts';

const hamnvik = 1005;

type DemoAllowance = Omit<Allowance, 'id' | 'version' | 'startsOn'> & {
  readonly what: string;
  readonly tryThis: string;
};

/** Allowances of the welders at Hamnvik: one that refuses, and one that asks for approval. */
export const demoAllowances: readonly DemoAllowance[] = [
  {
    companyId: hamnvik,
    holder: { occupation: 'Svetsare' },
    category: '1200',
    pieces: 2,
    period: 'Year',
    excess: 'refuse',
    what: 'Welders: 2 pairs of shoes per year',
    tryThis: 'As Nils, put three pairs in the cart: the order is refused with what is left.',
  },
  {
    companyId: hamnvik,
    holder: { occupation: 'Svetsare' },
    category: '1300',
    pieces: 5,
    period: 'Year',
    excess: 'approval',
    what: 'Welders: 5 pieces of base layer per year',
    tryThis: 'As Nils, order six: the order waits for approval.',
  },
];
