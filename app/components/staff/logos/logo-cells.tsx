import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { StaffLogo } from './staff-logo.ts';

/** Small, on a background that makes light and dark logos visible. */
export function LogoThumb({ row: { picture } }: { row: StaffLogo }) {
  return (
    <span className="inline-grid h-8 w-14 place-items-center bg-line p-1">
      <img src={picture} alt="" className="max-h-full max-w-full object-contain" />
    </span>
  );
}

/** The number of checks with a remark. */
export function LogoRemarks({ row: { remarks } }: { row: StaffLogo }) {
  const t = useTranslations('staff.logos');
  return (
    <Badge tone={remarks.length > 0 ? 'warn' : 'success'}>
      {remarks.length > 0 ? t('remarks', { count: remarks.length }) : t('noRemarks')}
    </Badge>
  );
}
