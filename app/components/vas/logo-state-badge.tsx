import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';
import type { LogoState } from '#modules/logo/logo.ts';

const tones = { waiting: 'signal', released: 'success', refused: 'danger' } as const;

export function LogoStateBadge({ state }: { state: LogoState }) {
  const t = useTranslations('vas.logo.state');
  return <Badge tone={tones[state]}>{t(state)}</Badge>;
}
