import { expect, test } from 'vitest';
import { aRow, aSituation } from '#tests/build/campaign.ts';
import { basketPercent } from './basket-percent.ts';

const off = (facts: object = {}) => basketPercent.schema.parse({ kind: 'basket-percent', percent: 12.5, ...facts });

test('a percentage off the whole basket', () => {
  expect(basketPercent.effect(off(), aSituation([aRow()]))).toEqual({ kind: 'basket-percent', basisPoints: 1250 });
});

test('reduced goods can be excluded', () => {
  const reduced = aRow({ rowNumber: 200, isCampaignPrice: true });
  expect(basketPercent.effect(off(), aSituation([aRow(), reduced]))?.kind).toBe('basket-percent');
  expect(basketPercent.effect(off({ skipsReduced: true }), aSituation([reduced, aRow({ quantity: 2 })]))).toEqual({
    kind: 'pieces-percent',
    basisPoints: 1250,
    pieces: [{ rowId: 'row-100', quantity: 2 }],
  });
  expect(basketPercent.effect(off({ skipsReduced: true }), aSituation([reduced]))).toBeUndefined();
});

test('an empty basket gets nothing', () => expect(basketPercent.effect(off(), aSituation([]))).toBeUndefined());
