import { useTranslations } from 'use-intl';
import type { GeneralContent } from '#modules/content/general-schema.ts';
import { ConsentButton } from './consent-banner.tsx';
import { PageLink } from './page-link.tsx';
import { useContentHref } from './use-content-href.ts';
import { useShop } from './use-shop.ts';

/** The foot of every page, written by editors. Without their texts it still says whose shop this is. */
export function PageFooter({ general }: { general: GeneralContent | undefined }) {
  const t = useTranslations('shell.footer');
  const { language } = useShop();
  return (
    <footer className="bg-ink text-ground">
      <div className="mx-auto max-w-[1680px] px-5 py-14 md:px-10 xl:px-16 md:py-20">
        <div className="grid gap-12 lg:grid-cols-[1fr_3fr]">
          <div>
            <p className="font-display text-5xl font-bold uppercase leading-none tracking-tight">Yrke</p>
            <p className="mt-4 max-w-sm text-ground/75">{t('about')}</p>
          </div>
          {general && <FooterColumns general={general} />}
        </div>
        <div className="mt-14 flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-ground/20 pt-6 text-sm text-ground/75">
          {general &&
            [general.privacyPolicy, general.cookiePolicy].map(({ slug, title }) => (
              <PageLink key={slug} href={`/${language}/${slug}`} className="min-h-8 content-center hover:underline">
                {title}
              </PageLink>
            ))}
          <ConsentButton className="min-h-8 cursor-pointer hover:underline" />
        </div>
      </div>
    </footer>
  );
}

function FooterColumns({ general: { navs, footer, socialLinks } }: { general: GeneralContent }) {
  const t = useTranslations('shell.footer');
  const hrefOf = useContentHref();
  return (
    <div className="grid gap-10 sm:grid-cols-2 lg:grid-cols-4">
      {navs.map(({ name, title, links }) => (
        <nav key={name} aria-label={title}>
          <h2 className="font-semibold">{title}</h2>
          <ul className="mt-3">
            {links.map(({ text, link }) => (
              <li key={text}>
                <PageLink href={hrefOf(link)} className="flex min-h-9 items-center text-ground/75 hover:text-signal">
                  {text}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <address className="not-italic">
        <h2 className="font-semibold">{t('contact')}</h2>
        <ul className="mt-3 text-ground/75">
          {footer.phones.map(({ label, phone }) => (
            <li key={phone} className="flex min-h-9 items-center gap-2">
              {label} <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </li>
          ))}
          {footer.emails.map(({ label, email }) => (
            <li key={email} className="flex min-h-9 flex-wrap items-center gap-x-2">
              {label} <a href={`mailto:${email}`}>{email}</a>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ground/75">
          {footer.visitingAddress.street}
          <br />
          {footer.visitingAddress.zip} {footer.visitingAddress.city}
          <br />
          {footer.visitingAddress.country}
        </p>
        <dl className="mt-3 text-sm text-ground/75">
          {footer.openHours.map(({ label, hours }) => (
            <div key={label} className="flex gap-3">
              <dt>{label}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-4 flex flex-wrap gap-4 text-sm">
          {socialLinks.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="noopener" className="underline underline-offset-4">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </address>
    </div>
  );
}
