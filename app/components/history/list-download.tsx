import { FileArchive, FileSpreadsheet } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { type Counted, saveCounted } from '#app/components/documents/save-counted.ts';
import { thisBrowser } from '#app/components/documents/this-browser.ts';
import { Button } from '#app/ui/button.tsx';
import { buttonClasses } from '#app/ui/button-style.ts';
import { Progress } from '#app/ui/progress.tsx';
import { useSnackbar } from '#app/ui/snackbar.tsx';

const notBegun: Counted = { rows: undefined, about: undefined, bytes: 0 };
const megabyte = 1_000_000;

const looks = {
  excel: { Icon: FileSpreadsheet, text: 'download' },
  zip: { Icon: FileArchive, text: 'zip' },
} as const;

type Props = { href: string; kind?: keyof typeof looks; holds?: 'orders' | 'invoices' };

/** Download of the list as a file, with progress and a stop button. Without scripts it is a link. */
export function ListDownload({ href, kind = 'excel', holds = 'orders' }: Props) {
  const { Icon, text } = looks[kind];
  const t = useTranslations('history.excel');
  const { number } = useFormatter();
  const notify = useSnackbar();
  const link = useRef<HTMLAnchorElement>(null);
  const [running, setRunning] = useState<AbortController>();
  const [counted, setCounted] = useState(notBegun);
  useEffect(() => () => running?.abort(), [running]);

  const download = async (stop: AbortController) => {
    setRunning(stop);
    setCounted(notBegun);
    const browser = thisBrowser();
    const fetch = (address: string, init?: RequestInit) => browser.fetch(address, { ...init, signal: stop.signal });
    try {
      const outcome = await saveCounted(href, { ...browser, fetch }, setCounted);
      if (outcome.isSaved) notify(t('done'), { tone: 'success' });
      else notify(outcome.message ?? t('failed'), { tone: 'danger' });
    } catch {
      if (stop.signal.aborted) notify(t('cancelled'));
      else notify(t('failed'), { tone: 'danger' });
    } finally {
      setRunning(undefined);
    }
  };
  const press = (event: MouseEvent) => {
    // Leave clicks that open another tab to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!running) void download(new AbortController());
  };
  const { rows, about, bytes } = counted;
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
      <a
        ref={link}
        href={href}
        onClick={press}
        aria-disabled={running ? true : undefined}
        className={buttonClasses({ kind: 'secondary', className: 'max-sm:w-full' })}
      >
        <Icon aria-hidden="true" className="size-5" />
        {t(text)}
      </a>
      {running && (
        <>
          <Progress
            label={
              rows === undefined ? t(text) : t(holds === 'orders' ? 'fetching' : 'fetchingInvoices', { count: rows })
            }
            // The total size is an estimate, so the bar never shows 100 percent.
            {...(about !== undefined && { value: Math.min(bytes / about, 0.98), max: 1 })}
            valueText={t('received', { size: number(bytes / megabyte, { maximumFractionDigits: 1 }) })}
            className="min-w-60 flex-1"
          />
          <Button
            kind="quiet"
            onClick={() => {
              running.abort();
              link.current?.focus();
            }}
          >
            {t('cancel')}
          </Button>
        </>
      )}
    </div>
  );
}
