import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';

const known = ['promotion', 'news', 'bestseller'] as const;

type Props = { flags: readonly string[]; isReduced: boolean };

/** Badges of a product. The campaign badge depends on the current price, not on the feed's flag. */
export function FlagBadges({ flags, isReduced }: Props) {
  const t = useTranslations('product.flags');
  const shown = known.filter((flag) => (flag === 'promotion' ? isReduced : flags.includes(flag)));
  if (shown.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {shown.map((flag) => (
        <Badge key={flag} tone={flag === 'promotion' ? 'signal' : flag === 'news' ? 'ink' : 'neutral'}>
          {t(flag)}
        </Badge>
      ))}
    </p>
  );
}
