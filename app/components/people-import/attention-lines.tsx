import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { type AttentionLine, cellPrefix, type SheetView, takesOfColumn } from './import-view.ts';

type Props = Pick<SheetView, 'attention' | 'counts'> & { mayCorrect: boolean; isApplied: boolean };

/** Lines that are skipped as they are. They can be corrected here while no job applies the sheet. */
export function AttentionLines({ attention, counts, mayCorrect, isApplied }: Props) {
  const t = useTranslations('people-import');
  if (attention.length === 0) return null;
  const text = !mayCorrect ? 'leftOutText' : isApplied ? 'correctText' : 'attentionText';
  const rest = counts.attention - attention.length;
  return (
    <DetailSection title={t('attentionTitle')} text={t(text)}>
      <ol className="grid gap-4">
        {attention.map((line) => (
          <li
            key={line.line}
            id={`line-${line.line}`}
            className="border-t border-line pt-3 first:border-t-0 first:pt-0"
          >
            {mayCorrect ? <LineForm line={line} /> : <LineText line={line} />}
          </li>
        ))}
      </ol>
      {rest > 0 && <p className="mt-4 text-sm text-quiet">{t('more', { count: rest })}</p>}
    </DetailSection>
  );
}

function LineForm({ line: { line, cells, errors } }: { line: AttentionLine }) {
  const t = useTranslations('people-import');
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      <LineHead line={line} errors={errors} />
      <input type="hidden" name="intent" value="correct" />
      <input type="hidden" name="line" value={line} />
      <div className="grid gap-3 sm:grid-cols-2 min-[1200px]:grid-cols-4">
        {cells.map(({ column, label, value, errors: wrong }) => (
          <TextField
            key={`${column} ${value}`}
            id={`line-${line}-${column}`}
            name={`${cellPrefix}${column}`}
            label={label}
            defaultValue={value}
            size="small"
            takes={takesOfColumn(column)}
            autoComplete="off"
            {...(wrong.length > 0 && { error: [...wrong] })}
          />
        ))}
      </div>
      <Button type="submit" size="small" kind="secondary" className="justify-self-start">
        {t('correct')}
      </Button>
    </Form>
  );
}

function LineText({ line: { line, cells, errors } }: { line: AttentionLine }) {
  const reasons = [
    ...errors,
    ...cells.flatMap((cell) =>
      cell.errors.map((error) => (error.startsWith(cell.label) ? error : `${cell.label}: ${error}`)),
    ),
  ];
  const who = cells.filter(({ value }) => value !== '').map(({ value }) => value);
  return (
    <>
      <LineHead line={line} errors={reasons} />
      <p className="text-sm text-quiet wrap-anywhere">{who.join(' · ')}</p>
    </>
  );
}

function LineHead({ line, errors }: Pick<AttentionLine, 'line' | 'errors'>) {
  const t = useTranslations('people-import');
  return (
    <div>
      <h3 className="font-semibold">{t('line', { line })}</h3>
      {errors.map((error) => (
        <p key={error} className="text-sm text-danger">
          {error}
        </p>
      ))}
    </div>
  );
}
