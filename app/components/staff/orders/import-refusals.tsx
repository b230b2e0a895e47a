import { useTranslations } from 'use-intl';
import { SwitchForm } from '#app/components/staff/settings/switch-form.tsx';
import { type ImportPart, importParts } from '#modules/fulfilment/import-refusals.ts';

export const refuseImportIntent = 'refuse-import';

/** For local use: makes the simulated ERP refuse orders, to see what a buyer then sees. */
export function ImportRefusals({ refused }: { refused: readonly ImportPart[] }) {
  const t = useTranslations('fulfilment.simulated');
  return (
    <section aria-labelledby="import-refusals" className="mt-12 max-w-4xl">
      <h2 id="import-refusals" className="font-display text-heading font-bold">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-2xl text-quiet text-pretty">{t('intro')}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {importParts.map((part) => (
          <li key={part}>
            <SwitchForm
              label={t(`${part}.label`)}
              hint={t(`${part}.hint`)}
              isOn={refused.includes(part)}
              fields={{ intent: refuseImportIntent, part }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
