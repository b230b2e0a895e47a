import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ShellData } from '#app/frame-data/use-shell-data.ts';
import { Button } from '#app/ui/button.tsx';
import { endActingPath } from './end-acting-path.ts';
import { useShop } from './use-shop.ts';

const bold = (text: ReactNode) => <b>{text}</b>;

/** On every page while staff act for a customer. It stays in sight and ends it. */
export function ActingBar({ acting }: { acting: NonNullable<ShellData['acting']> }) {
  const t = useTranslations('shell.acting');
  const { language } = useShop();
  const { name, company, until } = acting;
  return (
    <section
      aria-label={t('label')}
      data-acting
      className="sticky top-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 bg-signal px-5 py-2 text-center text-sm text-ink"
    >
      <p className="min-w-0 wrap-anywhere">{t.rich('text', { name, company, until, b: bold })}</p>
      <form method="post" action={`${endActingPath}?lang=${language}`}>
        <Button type="submit" size="small" kind="secondary">
          {t('end')}
        </Button>
      </form>
    </section>
  );
}
