import { useTranslations } from 'use-intl';

export type MarketLink = { code: string; name: string; url: string; current: boolean };

/** Each market is its own host, so these are plain links: the new market starts with a page of its own. */
export function MarketSwitch({ markets }: { markets: MarketLink[] }) {
  const t = useTranslations('shell.market');
  return (
    <nav aria-labelledby="markets">
      <h2 id="markets" className="font-display text-3xl font-semibold">
        {t('choose')}
      </h2>
      <p className="mt-1 text-quiet">{t('hint')}</p>
      <ul className="mt-6 grid grid-cols-2 border-l border-t border-line md:grid-cols-3 lg:grid-cols-4">
        {markets.map(({ code, name, url, current }) => (
          <li key={code} className="border-b border-r border-line bg-paper">
            <a
              href={url}
              aria-current={current ? 'true' : undefined}
              className="flex items-baseline gap-3 px-4 py-4 hover:bg-signal aria-[current]:bg-ink aria-[current]:text-ground"
            >
              <span aria-hidden="true" className="w-7 shrink-0 font-display text-sm font-semibold uppercase opacity-70">
                {code}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
