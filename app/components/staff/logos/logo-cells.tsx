import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { StaffLogo } from './staff-logo.ts';

/** Small, on a ground that light and dark logos can both be seen on. */
export function LogoThumb({ row: { picture } }: { row: StaffLogo }) {
  return (
    <span className="inline-grid h-8 w-14 place-items-center bg-line p-1">
      <img src={picture} alt="" className="max-h-full max-w-full object-contain" />
    </span>
  );
}

/** How many of the checks found something. */
export function LogoRemarks({ row: { remarks } }: { row: StaffLogo }) {
  const t = useTranslations('staff.logos');
  return (
    <Badge tone={remarks.length > 0 ? 'warn' : 'success'}>
      {remarks.length > 0 ? t('remarks', { count: remarks.length }) : t('noRemarks')}
    </Badge>
  );
}
