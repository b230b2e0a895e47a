import { useTranslations } from 'use-intl';
import { ConsentButton } from '#app/components/shell/consent-banner.tsx';
import { useConsent } from '#app/components/tracking/browser-consent.ts';
import { buttonClasses } from '#app/ui/button-style.ts';
import { PageWidth } from '#app/ui/page-width.tsx';
import type { AttributesOf } from '#modules/content/block-attributes.ts';
import { mayUse } from '#modules/tracking/consent-rules.ts';
import type { BlockProps } from './block.ts';
import { ContentImage } from './content-image.tsx';
import { numbered } from './numbered.ts';
import { sectionTitle } from './section-head.tsx';
import { withTags } from './with-tags.ts';

type Post = AttributesOf<'shop/instagram-feed'>['posts'][number];

export function InstagramFeed({ attributes: { heading, posts } }: BlockProps<'shop/instagram-feed'>) {
  return (
    <section className="py-14 md:py-20">
      <PageWidth>
        <h2 className={`mb-8 ${sectionTitle}`}>{heading}</h2>
        <Posts posts={posts} />
      </PageWidth>
    </section>
  );
}

/** Posts with the wanted tags. Without consent to targeting only a placeholder, whose button opens the question. */
export function SocialFlowFeed({
  attributes: { heading, flowKey, tags, tagsOperator, posts },
}: BlockProps<'shop/social-flow-feed'>) {
  const t = useTranslations('content.feed');
  const consent = useConsent();
  const isAllowed = consent !== undefined && mayUse('socialTracking', consent);
  return (
    <section className="py-14 md:py-20">
      <PageWidth>
        {heading && <h2 className={`mb-8 ${sectionTitle}`}>{heading}</h2>}
        {isAllowed ? (
          <div data-flow-key={flowKey} data-tags={tags.join(',')} data-tags-operator={tagsOperator}>
            <Posts posts={withTags(posts, tags, tagsOperator)} />
          </div>
        ) : (
          <div className="hatch grid place-items-center border border-line px-5 py-14">
            <div className="max-w-lg bg-ground px-6 py-5 text-center">
              <p>{t('needsConsent')}</p>
              <ConsentButton className={buttonClasses({ className: 'mt-4' })} />
            </div>
          </div>
        )}
      </PageWidth>
    </section>
  );
}

function Posts({ posts }: { posts: readonly Post[] }) {
  return (
    <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-4">
      {numbered(posts).map(({ key, part: { picture, text, url } }) => (
        <li key={key}>
          <a href={url} target="_blank" rel="noreferrer" className="group block">
            <ContentImage
              picture={picture}
              sizes="(min-width: 768px) 25vw, 50vw"
              className="aspect-square! w-full object-cover"
            />
            <span className="mt-2 block text-sm underline-offset-4 group-hover:underline">{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
