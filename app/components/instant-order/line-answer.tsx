import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { packLine } from '#app/components/catalogue/sale-texts.ts';
import { useQuantity } from '#app/components/catalogue/use-quantity.ts';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { TypedLine } from '#modules/instant-order/order-line.ts';
import { type Tone, useLineWords } from './line-words.tsx';
import type { OrderRow } from './order-rows.ts';

const looks: Record<Tone, { Icon: typeof Clock; colour: string }> = {
  good: { Icon: CircleCheck, colour: 'text-success' },
  note: { Icon: Clock, colour: 'text-warn' },
  bad: { Icon: CircleAlert, colour: 'text-danger' },
};

type Props = {
  id: string;
  row: OrderRow;
  at: number;
  priceNote: string;
  onCorrect: (change: Partial<TypedLine>) => void;
};

/** The shop's answer to a line: article and price, or the problem with possible corrections. */
export function LineAnswer({ id, row, at, priceNote, onCorrect }: Props) {
  const t = useTranslations('instant-order.answer');
  const units = useTranslations('units');
  const wordsOf = useLineWords();
  const number = useQuantity();
  const { answer } = row;
  if (!answer) return <span id={id}>{row.article !== '' && <span className="text-quiet">{t('waiting')}</span>}</span>;
  const { tone, words } = wordsOf(answer, row);
  const { Icon, colour } = looks[tone];
  const beneath = packLine(answer);
  const { name, href, look, price, per, merged = [], offered = [], choices = [], serviceNames = [] } = answer;
  /** Formats the price; the price of a pack is marked as such. */
  const costs = (text: string) => {
    if (beneath !== undefined) return `${text} ${units('XPK.per')}`;
    return per === undefined ? t('each', { price: text }) : `${text} ${per}`;
  };
  return (
    <div id={id} className="grid gap-1">
      {name !== undefined && (
        <p className="flex flex-wrap gap-x-3">
          {href === undefined ? (
            <b>{name}</b>
          ) : (
            <PageLink href={href} className="font-semibold hover:underline">
              {name}
            </PageLink>
          )}
          <span>{look}</span>
          {price !== undefined && <span className="tabular-nums">{`${costs(price)} ${priceNote}`}</span>}
          {beneath !== undefined && <span className="text-sm text-quiet tabular-nums">{beneath}</span>}
        </p>
      )}
      <p className={cx('flex gap-1.5 text-sm', tone === 'bad' && 'font-medium', colour)}>
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {words}
      </p>
      {serviceNames.length > 0 && <p className="text-sm">{serviceNames.join(' + ')}</p>}
      {merged.length > 0 && <p className="text-sm text-quiet">{t('merged', { count: number(merged.length) })}</p>}
      {answer.kind === 'services' && (
        <p className="text-sm">
          <Correction
            value={`${at} ${row.article}\n${row.quantity}\nwithout services`}
            onPress={() => onCorrect({ services: '' })}
          >
            {t('withoutServices')}
          </Correction>
        </p>
      )}
      {(offered.length > 0 || choices.length > 0) && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          {answer.kind === 'unknown' && <span className="text-quiet">{t('didYouMean')}</span>}
          {offered.map((quantity) => (
            <Correction
              key={quantity}
              value={`${at} ${row.article}\n${quantity}`}
              onPress={() => onCorrect({ quantity: String(quantity) })}
            >
              {t('changeTo', { quantity: number(quantity) })}
            </Correction>
          ))}
          {choices.map(({ sku, text }) => (
            <Correction key={sku} value={`${at} ${sku}\n${row.quantity}`} onPress={() => onCorrect({ article: sku })}>
              {text}
            </Correction>
          ))}
        </p>
      )}
    </div>
  );
}

/** Corrects the line: at once, or without scripts by sending the form. */
function Correction({ value, onPress, children }: { value: string; onPress: () => void; children: string }) {
  return (
    <button
      name="correct"
      value={value}
      onClick={(event) => {
        event.preventDefault();
        onPress();
      }}
      className="min-h-8 cursor-pointer rounded-sm border border-edge bg-paper px-2.5 py-1 text-left hover:border-ink hover:bg-sunken"
    >
      {children}
    </button>
  );
}
