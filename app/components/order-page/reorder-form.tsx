import { Form, useLocation, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { FormErrorSummary } from '#app/ui/form-error-summary.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import type { ReorderLine } from '#modules/order-history/reorder.ts';
import type { OrderPageAnswer, OrderPageView } from './order-page-view.ts';
import { Section } from './section.tsx';

type Props = { order: OrderPageView; answer: OrderPageAnswer | undefined };

/** The same once more, or some of it. What is no longer sold is said, and something else is taken only if it is chosen. */
export function ReorderForm({ order: { reorder, keys }, answer }: Props) {
  const t = useTranslations('order-page.reorder');
  const { search } = useLocation();
  const isSending = useNavigation().formData?.get('intent') === 'reorder';
  const canBuy = reorder.some(({ state, replacements }) => state === 'sold' || replacements.length > 0);
  return (
    <Section id="reorder" title={t('title')}>
      <p className="mb-4 max-w-prose text-quiet">{t(canBuy ? 'intro' : 'nothing')}</p>
      {answer && <FormErrorSummary errors={[{ text: answer.words }]} />}
      <Form method="post" action={search || '?'} noValidate>
        <input type="hidden" name="intent" value="reorder" />
        <input type="hidden" name="press" value={keys.press} />
        <ul className="border-t border-line">
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
    </Section>
  );
}

function Line({ line, answer }: { line: ReorderLine; answer: OrderPageAnswer | undefined }) {
  const t = useTranslations('order-page.reorder');
  const { rowNumber, sku, state, quantity, replacements } = line;
  if (state === 'sold')
    return <Choice line={line} name={`again:${rowNumber}:${sku}`} first={quantity} answer={answer} />;
  return (
    <>
      <p className="font-semibold wrap-anywhere">{articleOf(line)}</p>
      <p className="text-sm text-danger">{t(state === 'sold-out' ? 'soldOut' : 'notSold')}</p>
      {replacements.length > 0 && (
        <>
          <p className="mt-2 text-sm text-quiet">{t('instead')}</p>
          <ul className="mt-1 grid gap-3 border-l-2 border-line pl-4">
            {replacements.map((one) => (
              <li key={one.sku}>
                <Choice line={one} name={`again:${rowNumber}:${one.sku}`} first={0} answer={answer} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Article = Pick<ReorderLine, 'name' | 'colour' | 'size'>;

const articleOf = ({ name, colour, size }: Article) => [name, colour, size].filter(Boolean).join(', ');

type ChoiceProps = { line: Article; name: string; first: number; answer: OrderPageAnswer | undefined };

function Choice({ line, name, first, answer }: ChoiceProps) {
  const t = useTranslations('order-page.reorder');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">{articleOf(line)}</span>
      <TextField
        name={name}
        label={t('quantity')}
        aria-label={`${t('quantity')}: ${articleOf(line)}`}
        inputMode="decimal"
        size="small"
        defaultValue={answer?.typed[name] ?? String(first)}
        error={answer?.problems[name]}
        maxLength={12}
        className="w-28"
      />
    </div>
  );
}
