import { useTranslations } from 'use-intl';
import { LogoFacts, LogoPicture } from './logo-facts.tsx';
import { LogoStateBadge } from './logo-state-badge.tsx';
import type { LogoView } from './logo-view.ts';

/** The logos of a company, all versions. */
export function Logos({ logos }: { logos: readonly LogoView[] }) {
  const t = useTranslations('vas.logo');
  if (logos.length === 0) return <p className="text-quiet">{t('none')}</p>;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {logos.map((logo) => (
        <li key={`${logo.logoId} ${logo.version}`} className="grid content-start gap-3">
          <LogoPicture logo={logo} />
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <b className="wrap-anywhere">{logo.name}</b>
            <span className="text-sm text-quiet">{t('version', { version: logo.version })}</span>
            <LogoStateBadge state={logo.state} />
          </p>
          {logo.state === 'waiting' && <p className="text-sm">{t('waits')}</p>}
          {logo.answer !== null && <p className="text-sm text-danger wrap-anywhere">{logo.answer}</p>}
          <LogoFacts logo={logo} />
        </li>
      ))}
    </ul>
  );
}
