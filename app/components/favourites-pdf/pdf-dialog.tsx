import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#app/ui/button.tsx';
import { DialogFrame } from '#app/ui/dialog-frame.tsx';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Select } from '#app/ui/fields/select.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { CoverField } from './cover-field.tsx';
import { LogoField } from './logo-field.tsx';
import { PartFrame } from './part-frame.tsx';
import type { PdfSetup } from './pdf-setup.ts';
import { type PdfOutcome, type PdfSource, pdfForm, sendPdf } from './send-pdf.ts';

/** The provider's brand, whose contact persons are named. */
const brand = 'Yrke';
const longestTitle = 80;

export type PdfDialogProps = { setup: PdfSetup; source: PdfSource; language: string; hidesPrices: boolean };

/** Additional contents of the PDF. Stored in the setup, so that neither a failure nor closing loses them. */
export function PdfDialog({ setup, source, language, hidesPrices }: PdfDialogProps) {
  const t = useTranslations('favourites-pdf');
  const { choices, covers, employees, pages } = useSyncExternalStore(setup.subscribe, setup.get, setup.get);
  const [isMaking, setMaking] = useState(false);
  const [outcome, setOutcome] = useState<PdfOutcome>();
  const logoProblem = outcome?.isMade === false ? outcome : undefined;
  const make = async () => {
    setMaking(true);
    setOutcome(undefined);
    setOutcome(await sendPdf(pdfForm(source, choices, setup.token), language));
    setMaking(false);
  };
  const retry = () => void setup.load();
  return (
    <DialogFrame
      title={t('title')}
      actions={
        <>
          {outcome && <Outcome outcome={outcome} />}
          <Button onClick={() => void make()} isLoading={isMaking}>
            {t('make')}
          </Button>
        </>
      }
    >
      <div className="grid gap-7">
        <p className="text-quiet">{t('intro', { count: source.items.length })}</p>
        <TextField
          label={t('name')}
          value={choices.title ?? source.title}
          maxLength={longestTitle}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setup.choose({ title: value })}
        />
        <PartFrame part={covers} problem={messageOf(covers) ?? t('choicesFailed')} onRetry={retry}>
          {(values) => (
            <CoverField covers={values} chosen={choices.cover} onChoose={(cover) => setup.choose({ cover })} />
          )}
        </PartFrame>
        <PartFrame part={pages} problem={messageOf(pages) ?? t('choicesFailed')} onRetry={retry}>
          {(values) => (
            <fieldset className="min-w-0">
              <legend className="mb-1.5 text-sm font-semibold">{t('pages')}</legend>
              {values.length === 0 && <p className="text-quiet">{t('noPages')}</p>}
              <div className="grid gap-x-6 sm:grid-cols-2">
                {values.map(({ slug, title }) => (
                  <Checkbox
                    key={slug}
                    label={title}
                    checked={choices.pages.includes(slug)}
                    onChange={({ currentTarget: { checked } }) =>
                      setup.choose({
                        pages: values
                          .map((one) => one.slug)
                          .filter((one) => (one === slug ? checked : choices.pages.includes(one))),
                      })
                    }
                  />
                ))}
              </div>
            </fieldset>
          )}
        </PartFrame>
        <PartFrame part={employees} problem={t('employeesFailed', { brand })} onRetry={retry}>
          {(values) => (
            <Select
              label={t('contact')}
              value={choices.contact ?? ''}
              placeholder={t('noContact')}
              options={values.map(({ id, name, title }) => ({
                value: id,
                label: title === '' ? name : `${name}, ${title}`,
              }))}
              onChange={({ currentTarget: { value } }) => setup.choose({ contact: value || undefined })}
            />
          )}
        </PartFrame>
        <div className="grid gap-6 sm:grid-cols-2">
          {(['RetailerLogo', 'CustomerLogo'] as const).map((logo) => (
            <LogoField
              key={logo}
              logo={logo}
              file={choices[logo]}
              error={logoProblem?.logo === logo ? logoProblem.message : undefined}
              onChoose={(file) => setup.choose({ [logo]: file })}
            />
          ))}
        </div>
        {!hidesPrices && (
          <Checkbox
            label={t('prices')}
            checked={choices.showPrices}
            onChange={({ currentTarget: { checked } }) => setup.choose({ showPrices: checked })}
          />
        )}
      </div>
    </DialogFrame>
  );
}

/** The service's error message. */
const messageOf = (part: { readonly state: string; readonly message?: string | undefined }) =>
  part.state === 'failed' ? part.message : undefined;

function Outcome({ outcome }: { outcome: PdfOutcome }) {
  const t = useTranslations('favourites-pdf');
  if (!outcome.isMade)
    return (
      <Notice tone="danger" isLive className="w-full max-sm:basis-full" title={t('makeFailed')}>
        {outcome.message}
      </Notice>
    );
  return (
    <Notice tone="success" isLive className="w-full max-sm:basis-full" title={t('done')}>
      {outcome.leftOut > 0 && t('leftOut', { count: outcome.leftOut })}
    </Notice>
  );
}
