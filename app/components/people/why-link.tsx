import { useTranslations } from 'use-intl';
import { useShop } from '#app/components/shell/use-shop.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { queryOfCompany } from './people-view.ts';

type Props = {
  id: number;
  /** The company that the page is about. */
  company: number | undefined;
};

/** For staff: from a person to the page that explains what they see. */
export function WhyLink({ id, company }: Props) {
  const t = useTranslations('people');
  const { href } = useShop();
  return (
    <ButtonLink
      to={`${href('companyPersonWhy', { personId: String(id) })}${queryOfCompany(company)}`}
      kind="secondary"
      size="small"
    >
      {t('why')}
    </ButtonLink>
  );
}
