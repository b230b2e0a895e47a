import { ArrowRight } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { TextLink } from '#app/ui/text-link.tsx';
import { StepHeading } from './step-heading.tsx';

type Props = { ticket: string; companies: readonly { id: number; name: string }[]; signIn: string };

/** Choice of the company after sign-in, with one click. The ticket is in the form, not in the address. */
export function CompanyChoice({ ticket, companies, signIn }: Props) {
  const t = useTranslations('login.company');
  return (
    <>
      <StepHeading title={t('title')} intro={t('intro')} takesFocus />
      <Form method="post">
        <input type="hidden" name="step" value="company" />
        <input type="hidden" name="ticket" value={ticket} />
        <ul aria-label={t('choices')} className="border-t border-ink">
          {companies.map(({ id, name }) => (
            <li key={id} className="border-b border-line">
              <button
                name="companyId"
                value={id}
                className="group flex min-h-16 w-full items-center justify-between gap-4 py-3 text-left font-display text-subheading font-semibold transition-[padding,box-shadow] hover:pl-4 hover:shadow-[inset_6px_0_0_var(--color-signal)]"
              >
                {name}
                <ArrowRight aria-hidden="true" className="size-5 shrink-0 group-hover:translate-x-1" />
              </button>
            </li>
          ))}
        </ul>
      </Form>
      <p className="mt-8">
        <TextLink to={signIn} reloadDocument>
          {t('other')}
        </TextLink>
      </p>
    </>
  );
}
