import { useTranslations } from 'use-intl';
import { Badge } from '#app/ui/badge.tsx';

const known = ['promotion', 'news', 'bestseller'] as const;

/** What is special about a product or a colour. A flag that the shop has no word for is for other systems. */
export function FlagBadges({ flags }: { flags: readonly string[] }) {
  const t = useTranslations('product.flags');
  const shown = known.filter((flag) => flags.includes(flag));
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
