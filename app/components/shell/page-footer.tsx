import { useTranslations } from 'use-intl';
import { FooterNewsletter } from '#app/components/newsletter/footer-newsletter.tsx';
import { useShellData } from '#app/frame-data/use-shell-data.ts';
import { Repeated } from '#app/markup/repeated.tsx';
import type { GeneralContent } from '#modules/content/general-schema.ts';
import { ConsentButton } from './consent-banner.tsx';
import { PageLink } from './page-link.tsx';
import { useContentHref, useIsOpen } from './use-content-href.ts';
import { useShop } from './use-shop.ts';

/** The footer, written by editors. Without their texts it shows the shop's name. */
export function PageFooter({ general }: { general: GeneralContent | undefined }) {
  const t = useTranslations('shell.footer');
  const { language, market, href } = useShop();
  const isOpen = useIsOpen();
  const openLists = useShellData()?.openLists;
  return (
    // Laid out when it comes near the screen: until then, fonts and hydration move one thing less.
    <Repeated
      as="footer"
      of={[general, openLists]}
      className="bg-ink text-ground [contain-intrinsic-block-size:auto_110rem] [content-visibility:auto] lg:[contain-intrinsic-block-size:auto_48rem]"
    >
      <div className="mx-auto max-w-[1680px] px-5 py-14 md:px-10 xl:px-16 md:py-20">
        <div className="grid gap-12 lg:grid-cols-[1fr_4fr]">
          <div className="min-w-0">
            <p className="font-display text-5xl font-bold uppercase leading-none tracking-tight">Yrke</p>
            <p className="mt-4 max-w-sm text-ground/75">{t('about')}</p>
            <FooterNewsletter />
          </div>
          {general && <FooterColumns general={general} />}
        </div>
        <div className="mt-14 flex flex-wrap items-center gap-x-7 gap-y-2 border-t border-ground/20 pt-6 text-sm text-ground/75">
          {general &&
            [general.privacyPolicy, general.cookiePolicy].map(({ slug, url, title }) => (
              <PageLink
                key={slug}
                href={url ?? `/${language}/${slug}`}
                className="min-h-8 content-center hover:underline"
              >
                {title}
              </PageLink>
            ))}
          {market.eu && isOpen({ page: 'withdrawal' }) && (
            <PageLink href={href('withdrawal')} className="min-h-8 content-center hover:underline">
              {t('withdraw')}
            </PageLink>
          )}
          <ConsentButton className="min-h-8 cursor-pointer hover:underline" />
        </div>
      </div>
    </Repeated>
  );
}

const contactLink = 'inline-flex min-h-8 items-center text-ground hover:text-signal';

const linesOf = (...lines: readonly string[]) => lines.filter((line) => line.trim() !== '').join('\n');

const isOf = (wanted: string) => (entry: { label: string }) => entry.label === wanted;

function FooterColumns({ general: { navs, footer, socialLinks } }: { general: GeneralContent }) {
  const t = useTranslations('shell.footer');
  const hrefOf = useContentHref();
  const isOpen = useIsOpen();
  const { visitingAddress, mainOffice } = footer;
  const labels = [...new Set([...footer.phones, ...footer.emails].map(({ label }) => label))];
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-[1fr_1fr_1fr_auto] lg:gap-x-10">
      {navs.map(({ name, title, links }) => (
        <nav key={name} aria-label={title} className="min-w-0">
          <h2 className="font-semibold">{title}</h2>
          <ul className="mt-3 wrap-anywhere hyphens-auto [&_a]:flex [&_a]:min-h-9 [&_a]:items-center [&_a]:py-1 [&_a]:leading-snug [&_a]:text-ground/75 [&_a:hover]:text-signal">
            {links
              .filter(({ link }) => isOpen(link))
              .map(({ text, link }) => (
                <li key={text}>
                  <PageLink href={hrefOf(link)}>{text}</PageLink>
                </li>
              ))}
          </ul>
        </nav>
      ))}
      <address className="col-span-2 not-italic sm:col-span-1">
        <h2 className="font-semibold">{t('contact')}</h2>
        <dl className="mt-4 grid gap-x-10 gap-y-4 text-ground/75 min-[30rem]:max-sm:grid-cols-2">
          {labels.map((label) => (
            <div key={label}>
              <dt className="text-sm">{label}</dt>
              {footer.phones.filter(isOf(label)).map(({ phone }) => (
                <dd key={phone}>
                  <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={contactLink}>
                    {phone}
                  </a>
                </dd>
              ))}
              {footer.emails.filter(isOf(label)).map(({ email }) => (
                <dd key={email}>
                  <a href={`mailto:${email}`} className={`wrap-anywhere ${contactLink}`}>
                    {email}
                  </a>
                </dd>
              ))}
            </div>
          ))}
        </dl>
        <dl className="mt-5 grid gap-x-10 gap-y-4 text-ground/75 min-[30rem]:max-sm:grid-cols-2">
          <div>
            <dt className="text-sm">{t('visit')}</dt>
            <dd className="whitespace-pre-line">
              {linesOf(
                visitingAddress.street,
                `${visitingAddress.zip} ${visitingAddress.city}`,
                visitingAddress.country,
              )}
            </dd>
          </div>
          <div>
            <dt className="text-sm">{t('post')}</dt>
            <dd className="whitespace-pre-line">{linesOf(mainOffice.box, `${mainOffice.zip} ${mainOffice.city}`)}</dd>
          </div>
        </dl>
        <dl className="mt-5 text-sm text-ground/75">
          {footer.openHours.map(({ label, hours }) => (
            <div key={label} className="flex flex-wrap gap-x-3">
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
