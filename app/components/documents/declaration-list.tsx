import { Download } from 'lucide-react';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '#app/components/shell/page-link.tsx';
import { useShop } from '#app/components/shell/use-shop.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { conformityBundlePath } from '#modules/document/document-paths.ts';
import type { DeclaredView, EuDocView } from './eu-doc-view.ts';
import { useDownload } from './use-download.ts';

type Props = { view: EuDocView; found: readonly DeclaredView[]; page: number };

/** Products with their standards and declarations. Selected declarations download as one file; without scripts the form does it. */
export function DeclarationList({ view, found, page }: Props) {
  const t = useTranslations('documents');
  const { language } = useShop();
  const { busy, download } = useDownload();
  const [problem, setProblem] = useState(view.problem);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).getAll('partNo').map(String);
    setProblem(chosen.length === 0 ? 'chooseFirst' : undefined);
    if (chosen.length > 0) void download(conformityBundlePath(chosen, language));
  };
  const hasSeveral = found.filter(({ kind }) => kind === 'declared').length > 1;
  return (
    <form method="get" onSubmit={submit} className="mt-4">
      <input type="hidden" name="q" value={view.text} />
      {page > 1 && <input type="hidden" name="page" value={page} />}
      <ul className="border-t border-line">
        {found.map((product) => (
          <DeclarationRow
            key={product.basePartNo}
            product={product}
            mayChoose={hasSeveral}
            isBusy={busy === product.downloadHref}
            download={download}
          />
        ))}
      </ul>
      {problem && (
        <Notice tone="danger" isLive className="mt-6">
          {t(problem, { count: view.mostBundled })}
        </Notice>
      )}
      {hasSeveral && (
        <Button
          type="submit"
          name="bundle"
          value="1"
          isLoading={busy?.startsWith(conformityBundlePath([], language).split('?')[0] ?? '') ?? false}
          icon={<Download aria-hidden="true" className="size-5" />}
          className="mt-6"
        >
          {t('bundle')}
        </Button>
      )}
    </form>
  );
}

type RowProps = {
  product: DeclaredView;
  mayChoose: boolean;
  isBusy: boolean;
  download: (address: string) => Promise<void>;
};

function DeclarationRow({ product, mayChoose, isBusy, download }: RowProps) {
  const t = useTranslations('documents');
  const { kind, basePartNo, name, href, category, standards, downloadHref } = product;
  const save = (event: MouseEvent<HTMLAnchorElement>) => {
    // Leave clicks that open another tab to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void download(downloadHref);
  };
  return (
    <li className="flex flex-wrap gap-x-5 gap-y-3 border-b border-line py-4">
      {mayChoose && (
        <div className="w-6 shrink-0">
          {kind === 'declared' && (
            <Checkbox
              name="partNo"
              value={basePartNo}
              label={<span className="sr-only">{t('choose', { name })}</span>}
              className="-mt-2"
            />
          )}
        </div>
      )}
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <PageLink
            href={href}
            className="font-display text-subheading font-semibold underline-offset-4 hover:underline"
          >
            {name}
          </PageLink>
        </p>
        <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
          <span>{t('partNo', { number: basePartNo })}</span>
          {category !== undefined && <span>{t('category', { category })}</span>}
        </p>
        {standards.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            {standards.map(({ reference, explanation, symbol }) => (
              <li key={reference} className="flex items-center gap-2 text-sm">
                {symbol !== undefined && <img src={symbol} alt="" width={28} height={28} className="size-7" />}
                <abbr title={explanation} className="no-underline">
                  {reference}
                </abbr>
              </li>
            ))}
          </ul>
        )}
        {kind !== 'declared' && <p className="mt-1 max-w-prose">{t(kind === 'unknown' ? 'unknown' : 'notNeeded')}</p>}
      </div>
      {kind === 'declared' && (
        <a
          href={downloadHref}
          onClick={save}
          aria-busy={isBusy || undefined}
          className={buttonClasses({ kind: 'secondary', className: 'self-center max-sm:w-full' })}
        >
          <Download aria-hidden="true" className="size-5" />
          <span>
            {t('download')}
            <span className="sr-only">{` ${name}`}</span>
          </span>
        </a>
      )}
    </li>
  );
}
