import { ShoppingCart } from 'lucide-react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ProductPicture } from '#app/components/catalogue/card-picture.tsx';
import { keepScroll } from '#app/components/shell/route-scroll.tsx';
import { typedFields } from '#app/forms/typed-fields.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FormErrorSummary } from '#app/ui/fields/form-error-summary.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { missingPicturePath } from '#modules/media/picture-address.ts';
import type { ReorderLine } from '#modules/order-history/reorder.ts';
import { errorsOf } from './answer-errors.ts';
import type { OrderPageAnswer, OrderPageView } from './order-page-view.ts';

type Props = { order: OrderPageView; answer: OrderPageAnswer | undefined };

/** Reorders the whole order with one click, or selected rows. */
export function Reorder({ order: { reorder, keys }, answer }: Props) {
  const t = useTranslations('order-page.reorder');
  const { number } = useFormatter();
  const { search } = useLocation();
  const going = useNavigation().formData;
  const sold = reorder.filter(({ state }) => state === 'sold');
  const canBuy = sold.length > 0 || reorder.some(({ replacements }) => replacements.length > 0);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      {sold.length > 0 && (
        <Form method="post" action={search || '?'} className="max-sm:basis-full">
          <input type="hidden" name="intent" value="reorder" />
          <input type="hidden" name="press" value={keys.pressAll} />
          {sold.map((line) => (
            <input key={line.rowNumber} type="hidden" name={fieldOf(line.rowNumber, line)} value={line.quantity} />
          ))}
          <Button
            type="submit"
            isLoading={going?.get('press') === keys.pressAll}
            icon={<ShoppingCart aria-hidden="true" className="size-5" />}
            className="max-sm:w-full"
          >
            {t('title')}
          </Button>
        </Form>
      )}
      {sold.length < reorder.length && (
        <p className="text-sm text-quiet">
          {canBuy ? t('some', { count: number(sold.length), all: number(reorder.length) }) : t('nothing')}
        </p>
      )}
      <Lost lines={sold} />
      <Disclosure label={t('choose')} isOpen={answer !== undefined} className="open:basis-full">
        <Choices reorder={reorder} press={keys.press} canBuy={canBuy} answer={answer} />
      </Disclosure>
    </div>
  );
}

type ChoicesProps = Pick<OrderPageView, 'reorder'> & {
  press: string;
  canBuy: boolean;
  answer: OrderPageAnswer | undefined;
};

/** Articles that are no longer sold are marked. A substitute is only added if the buyer chooses it. */
function Choices({ reorder, press, canBuy, answer }: ChoicesProps) {
  const t = useTranslations('order-page.reorder');
  const { search } = useLocation();
  const isSending = useNavigation().formData?.get('press') === press;
  return (
    <Form
      method="post"
      action={search || '?'}
      state={keepScroll}
      noValidate
      className="max-w-3xl border border-line bg-paper p-4 sm:p-5"
    >
      {answer && <FormErrorSummary errors={errorsOf(answer)} />}
      <p className="text-quiet">{t(canBuy ? 'intro' : 'nothing')}</p>
      <input type="hidden" name="intent" value="reorder" />
      <input type="hidden" name="press" value={press} />
      <ul className="mt-3 border-t border-line">
        {reorder.map((line) => (
          <li key={line.rowNumber} className="border-b border-line py-3">
            <Line line={line} answer={answer} />
          </li>
        ))}
      </ul>
      {canBuy && (
        <Button type="submit" isLoading={isSending} className="mt-5 max-sm:w-full">
          {t('add')}
        </Button>
      )}
    </Form>
  );
}

/** Logos and names that are not part of the reorder. */
function Lost({ lines }: { lines: readonly ReorderLine[] }) {
  const t = useTranslations('order-page.reorder');
  const names = [...new Set(lines.flatMap(({ lostServices }) => lostServices))];
  return names.length === 0 ? null : <p className="text-sm text-danger">{t('lost', { services: names.join(', ') })}</p>;
}

function Line({ line, answer }: { line: ReorderLine; answer: OrderPageAnswer | undefined }) {
  const t = useTranslations('order-page.reorder');
  const { rowNumber, state, quantity, replacements } = line;
  if (state === 'sold')
    return (
      <>
        <Choice article={line} name={fieldOf(rowNumber, line)} first={quantity} answer={answer} />
        <Lost lines={[line]} />
      </>
    );
  return (
    <>
      <div className="flex items-center gap-4">
        <SmallPicture article={line} />
        <div className="min-w-0">
          <p className="wrap-anywhere">{articleOf(line)}</p>
          <p className="text-sm text-danger">{t(state === 'sold-out' ? 'soldOut' : 'notSold')}</p>
        </div>
      </div>
      {replacements.length > 0 && (
        <>
          <p className="mt-2 text-sm text-quiet">{t('instead')}</p>
          <ul className="mt-1 grid gap-3 border-l-2 border-line pl-4">
            {replacements.map((one) => (
              <li key={one.sku}>
                <Choice article={one} name={fieldOf(rowNumber, one)} first={0} answer={answer} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Article = ReorderLine['replacements'][number];

const articleOf = ({ name, colour, size }: Article) => [name, colour, size].filter(Boolean).join(', ');
const fieldOf = (rowNumber: number, { sku }: Article) => `again:${rowNumber}:${sku}`;

const SmallPicture = ({ article: { picture } }: { article: Article }) => (
  <ProductPicture picture={{ path: picture ?? missingPicturePath }} alt="" sizes="48px" className="w-12 shrink-0" />
);

type ChoiceProps = { article: Article; name: string; first: number; answer: OrderPageAnswer | undefined };

function Choice({ article, name, first, answer }: ChoiceProps) {
  const t = useTranslations('order-page.reorder');
  return (
    <div className="flex items-center gap-4">
      <SmallPicture article={article} />
      <span className="min-w-0 flex-1 wrap-anywhere">{articleOf(article)}</span>
      <TextField
        {...typedFields(answer).text(name, String(first))}
        label={`${t('quantity')}: ${articleOf(article)}`}
        isLabelHidden
        // Articles sold by the metre need a decimal point, which the numeric keyboard lacks.
        inputMode={Number.isInteger(first) ? 'numeric' : 'decimal'}
        size="small"
        maxLength={12}
        className="w-20"
      />
    </div>
  );
}
