import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { FileDrop } from '#app/ui/fields/file-drop.tsx';
import { TextArea } from '#app/ui/fields/text-area.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { mostLines } from '#modules/instant-order/order-line.ts';
import { checkPath, templatePath } from './answer-view.ts';
import { LineTable } from './line-table.tsx';
import { OrderActions } from './order-actions.tsx';
import { type OrderFormResult, OrderNotices } from './order-notices.tsx';
import { OrderProblem } from './order-problem.tsx';
import { useOrderTable } from './use-order-table.ts';

type Props = { href: string; priceNote: string; hasServices: boolean; told: OrderFormResult | undefined };

/** Order by article numbers and quantities: checked at once, bought in one step. */
export function InstantOrderPage({ href, priceNote, hasServices, told }: Props) {
  const t = useTranslations('instant-order');
  const { language } = useShop();
  const control = useOrderTable(`/${language}/${checkPath}`, told);
  const pasting = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    const wrong = table.current?.querySelector<HTMLInputElement>('input[aria-invalid]');
    if (taken > 0) (wrong ?? table.current)?.focus();
  }, [taken]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isAdding = submitter instanceof HTMLButtonElement && submitter.value === 'add';
    const [text, chosen] = [pasting.current?.value ?? '', file.current?.files?.[0]];
    if (!(await control.takeOver(text, chosen))) return;
    if (pasting.current && file.current) {
      pasting.current.value = '';
      file.current.value = '';
    }
    if (isAdding) await control.addAll();
    else if (text.trim() !== '' || chosen) setTaken((count) => count + 1);
  };
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <OrderNotices told={told} control={control} />
      <form
        method="post"
        action={href}
        encType="multipart/form-data"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12"
      >
        {/* Without scripts, Enter presses the first button. */}
        <button name="intent" value="check" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <div className="min-w-0">
          <p className="mb-4 text-sm text-quiet">
            {t('hint')} {hasServices && t('servicesHint')}
          </p>
          <LineTable ref={table} control={control} priceNote={priceNote} hasServices={hasServices} />
          <OrderActions control={control} />
        </div>
        <div className="mt-10 grid content-start gap-5 lg:mt-0">
          <TextArea
            ref={pasting}
            name="text"
            rows={7}
            // A semicolon may separate number and quantity.
            takes="anything"
            defaultValue={told?.text}
            label={t('paste.label')}
            hint={t('paste.hint', { maximum: mostLines })}
            spellCheck={false}
          />
          <FileDrop
            key={taken}
            ref={file}
            name="file"
            accept=".xlsx,.csv,.txt,.tsv,text/*"
            label={t('file.label')}
            hint={t('file.hint')}
          />
          <p className="text-sm">
            <a href={`/${language}/${templatePath}`} download className="underline underline-offset-4">
              {t('file.template')}
            </a>
          </p>
          <OrderProblem place="list" control={control} />
          <Button type="submit" name="intent" value="check" kind="secondary" isLoading={control.isChecking}>
            {t('take')}
          </Button>
        </div>
      </form>
    </>
  );
}
