import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** For staff: from a person to what decides over what they see. */
export function WhyLink({ id }: { id: number }) {
  const t = useTranslations('people');
  const { href } = useShop();
  return (
    <ButtonLink to={href('companyPersonWhy', { personId: String(id) })} kind="secondary" size="small">
      {t('why')}
    </ButtonLink>
  );
}
