import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { leadDays } from '#modules/vas/lead-time.ts';
import { ServiceDrawing } from './service-drawing.tsx';
import type { OfferedService } from './vas-answers.ts';

/** A service with all facts that matter for the choice. On phones the drawing is beside the facts, so that lists stay short. */
export function ServiceCard({ service, badge }: { service: OfferedService; badge?: ReactNode }) {
  const t = useTranslations('vas');
  const { name, type, price, positions, parameters, maxLines, maxCharacters } = service;
  return (
    <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] border border-line bg-paper sm:flex sm:flex-col">
      <ServiceDrawing type={type} positions={positions} parameters={parameters} />
      <div className="grid gap-2 p-4 sm:gap-3 sm:p-5">
        <div>
          <p className="eyebrow text-quiet">{t(`kinds.${type}`)}</p>
          <h2 className="mt-1 font-display text-xl font-bold leading-tight sm:text-2xl">{name}</h2>
        </div>
        {badge}
        {price !== undefined && <p className="font-semibold tabular-nums">{t('from', { price })}</p>}
        <p className="text-sm">{t('days', { days: leadDays[type] })}</p>
        <dl className="grid gap-1 text-sm sm:gap-2">
          {positions.length > 0 && (
            <div>
              <dt className="text-quiet">{t('positions')}</dt>
              <dd>{positions.map((position) => position.name).join(', ')}</dd>
            </div>
          )}
          {parameters.length > 0 && (
            <div>
              <dt className="text-quiet">{t('shows')}</dt>
              <dd>{parameters.map((parameter) => t(`parameters.${parameter}`)).join(', ')}</dd>
              {maxLines > 0 && <dd>{t('limits', { lines: maxLines, characters: maxCharacters })}</dd>}
            </div>
          )}
        </dl>
      </div>
    </li>
  );
}

export const cardGrid = 'grid gap-3 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';
