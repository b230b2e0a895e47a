import { useTranslations } from 'use-intl';
import { useQuantity } from '#app/components/catalogue/use-quantity.ts';
import { useDay } from '#app/components/product/use-day.ts';
import { mayBeBought, stockStateOf } from '#modules/assortment/stock-state.ts';
import type { AnswerView } from './answer-view.ts';

export type Tone = 'good' | 'note' | 'bad';

/** Texts and tone of an answer. */
export function useLineWords(): (answer: AnswerView, typed: { quantity: string }) => { tone: Tone; words: string } {
  const t = useTranslations('instant-order.answer');
  const number = useQuantity();
  const day = useDay();
  const quantityWords = ({ reason, maximum = 0 }: AnswerView, typed: string) => {
    if (reason === 'missing') return t('missing');
    if (reason === 'not-a-number') return t('notANumber', { typed });
    if (reason === 'ambiguous') return t('ambiguous', { typed });
    if (reason === 'not-whole') return t('notWhole');
    return reason === 'too-large' ? t('tooLarge', { maximum: number(maximum) }) : t('notPositive');
  };
  const serviceWords = ({ unknown = [], possible = [] }: AnswerView) =>
    possible.length === 0
      ? t('noServices')
      : t('services', { typed: unknown.join(' + '), possible: possible.join(' + ') });
  const stockWords = ({ sku = '', onHand = 0, next }: AnswerView, wanted: number) => {
    const state = stockStateOf({ sku, onHandValue: onHand, nextDeliveryDate: next });
    if (state.kind === 'out') {
      const words = next === undefined ? t('out') : t('outNext', { date: day(next) });
      return { tone: mayBeBought(state) ? ('note' as const) : ('bad' as const), words };
    }
    if (wanted <= onHand) return { tone: 'good' as const, words: t('inStock', { count: number(onHand) }) };
    const amount = number(onHand);
    return {
      tone: 'note' as const,
      words: next === undefined ? t('few', { amount }) : t('fewNext', { amount, date: day(next) }),
    };
  };
  return (answer, { quantity }) => {
    switch (answer.kind) {
      case 'ok':
      case 'out-of-stock':
        return stockWords(answer, Number(quantity));
      case 'pack-size':
        return { tone: 'bad', words: t('packs', { pack: number(answer.packSize ?? 1) }) };
      case 'quantity':
        return { tone: 'bad', words: quantityWords(answer, quantity) };
      case 'services':
        return { tone: 'bad', words: serviceWords(answer) };
      case 'not-in-assortment':
        return { tone: 'bad', words: t('notInAssortment') };
      case 'incomplete':
        return { tone: 'bad', words: t('incomplete') };
      case 'no-article':
        return { tone: 'bad', words: t('noArticle') };
      default:
        return { tone: 'bad', words: t('unknown') };
    }
  };
}
