import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useMoment } from '#app/components/shell/use-moment.ts';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { DetailSection } from '#app/work/detail/detail-page.tsx';
import { pairedTexts } from '#modules/translation/paired-texts.ts';
import { unitsOf } from '#modules/translation/text-units.ts';
import type { EditorView } from './content-view.ts';
import { DifferenceList } from './difference-list.tsx';

type Props = {
  view: EditorView;
  /** The version that the editor has saved. */
  version: number;
  isSaved: boolean;
};

/** Below the editor: translations beside the reference, versions, usage, archiving. */
export function ContentSide({ view, version: latest, isSaved }: Props) {
  const t = useTranslations('content-editor');
  const { href, language } = useShop();
  const languageName = new Intl.DisplayNames([language], { type: 'language' });
  const time = useMoment('time');
  const here = href('staffContent', { id: view.id });
  const own = pairedTexts(view.reference?.data, view.data);
  const source = view.translations.find(({ state }) => state === 'reference')?.id ?? view.id;
  return (
    <div className="grid gap-4 min-[1200px]:grid-cols-2">
      <DetailSection title={t('translation.title')}>
        <ul className="grid gap-x-8 gap-y-1 text-sm sm:grid-cols-2">
          {view.translations.map((one) => (
            <li key={one.language} className="flex justify-between gap-3">
              <PageLink
                href={
                  one.state === 'missing'
                    ? `${href('staffContent', { id: 'new' })}?from=${source}&language=${one.language}`
                    : href('staffContent', { id: one.id })
                }
                className="underline underline-offset-4"
              >
                {languageName.of(one.language)}
              </PageLink>
              <span
                className={
                  one.state === 'missing' || one.state === 'outdated' ? 'font-semibold text-danger' : 'text-quiet'
                }
              >
                {t(`translation.${one.state}`)}
              </span>
            </li>
          ))}
        </ul>
        {view.reference && (
          <>
            <Form method="post" className="mt-3">
              <input type="hidden" name="version" value={latest} />
              <Button type="submit" name="intent" value="checked" size="small" kind="secondary" disabled={!isSaved}>
                {t('translation.check')}
              </Button>
            </Form>
            <table className="mt-3 w-full table-fixed text-left text-sm">
              <thead>
                <tr>
                  <th scope="col">{languageName.of(view.reference.language)}</th>
                  <th scope="col">{languageName.of(view.language)}</th>
                </tr>
              </thead>
              <tbody>
                {unitsOf(view.reference.data).map(({ id, text }) => (
                  <tr key={id} className="border-t border-line align-top">
                    <td className="py-1 pr-6 wrap-anywhere">{text}</td>
                    <td className="py-1 wrap-anywhere">
                      {own.get(id) ?? <span className="font-semibold text-danger">{t('translation.missing')}</span>}
                      {own.get(id) === text && <span className="block text-quiet">{t('translation.same')}</span>}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        )}
      </DetailSection>
      <div className="grid content-start gap-4">
        <DetailSection title={t('version.title')}>
          <ul className="grid gap-2 text-sm">
            {view.versions.map(({ version, reason, author, madeAt }) => (
              <li key={version} className="flex flex-wrap items-center gap-3">
                <PageLink href={`${here}?version=${version}`} className="underline underline-offset-4">
                  {t('version.number', { version })}
                </PageLink>
                <span className="text-quiet">
                  {[t(`version.${reason}`), author, time(new Date(madeAt))].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {view.versions.length === 0 && <p className="text-sm text-quiet">{t('version.none')}</p>}
          {view.compared && (
            <div className="mt-4 grid gap-3 border-t border-line pt-3">
              <h3 className="font-semibold">{t('version.number', { version: view.compared.version })}</h3>
              <DifferenceList differences={view.compared.differences} />
              <Form method="post" action={here}>
                <input type="hidden" name="version" value={latest} />
                <input type="hidden" name="restore" value={view.compared.version} />
                <Button type="submit" name="intent" value="restore" size="small" kind="secondary" disabled={!isSaved}>
                  {t('version.restore')}
                </Button>
              </Form>
            </div>
          )}
        </DetailSection>
        <DetailSection title={t('usage.title')}>
          <p className="text-sm">{view.usage.length > 0 ? view.usage.join(', ') : t('usage.none')}</p>
        </DetailSection>
        {view.kind !== 'general' && !view.isInherited && view.state !== 'archived' && (
          <DetailSection title={t('archive.title')} text={t('archive.text')}>
            <Form method="post">
              <input type="hidden" name="version" value={latest} />
              <Button type="submit" name="intent" value="archive" size="small" kind="danger" disabled={!isSaved}>
                {t('archive.title')}
              </Button>
            </Form>
          </DetailSection>
        )}
      </div>
    </div>
  );
}
