import * as z from 'zod';
import { contentAction, contentAddress, contentLink, contentPicture } from './content-parts.ts';
import { departments, favouritesContent } from './favourites-content.ts';
import { contentSlug, documentPlace } from './page-schema.ts';
import { categoryContent, docSetting, sizeGuideTexts, storedCheckout } from './site-settings.ts';

/** At other sites. Links must never run scripts. */
const webAddress = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^/]/i, 'url-invalid');

const labelled = { label: z.string() };

const topMessage = z
  .object({
    text: z.string(),
    link: contentAction.optional(),
    visibility: z.string().meta({
      description: 'none, loggedOut or loggedIn; any other value shows it to everybody.',
      examples: ['any', 'loggedOut', 'loggedIn', 'none'],
    }),
  })
  .meta({ id: 'TopMessage' });

export type TopMessage = z.output<typeof topMessage>;

const address = z.object({ street: z.string(), zip: z.string(), city: z.string(), country: z.string() });

const footerDetails = z.object({
  emails: z.array(z.object({ ...labelled, email: z.email() })),
  phones: z.array(z.object({ ...labelled, phone: z.string() })),
  mainOffice: z.object({ box: z.string(), zip: z.string(), city: z.string() }),
  visitingAddress: address,
  openHours: z.array(z.object({ ...labelled, hours: z.string() })),
});

const seller = z
  .object({
    name: z.string().min(1).max(120),
    vatNumber: z.string().max(40).optional(),
    registrationNo: z.string().max(40).optional().meta({ description: 'Registration number of the company.' }),
    taxNote: z.string().max(60).optional().meta({
      description: 'Legal notice on e-invoices: Godkänd för F-skatt (SE), Foretaksregisteret (NO).',
    }),
    accounts: z
      .array(z.object({ label: z.string().max(40), number: z.string().max(60) }))
      .max(6)
      .meta({ description: 'Bank details for invoices: IBAN, BIC, Bankgiro.' }),
  })
  .meta({ id: 'SellerContent' });

/** The advertisement for the newsletter. Editors may save it unfinished; then it is not shown. */
const newsletterSignup = z
  .object({
    title: z.string(),
    textarea: z.string(),
    success_textarea: z.string(),
    image: contentPicture,
    dictionary: z.array(z.object({ key: z.string().max(100), value: z.string().max(500) })).max(50),
  })
  .partial()
  .meta({ id: 'NewsletterSignup' });

const policy = z
  .object({
    title: z.string(),
    name: z.string(),
    slug: contentSlug,
    content: z.string(),
    url: contentAddress.optional().meta({ description: 'Its address, if it is not the page with its slug.' }),
    featuredImage: contentPicture.optional(),
  })
  .meta({ id: 'Policy' });

/** Content around every page of a market: menus, footer, top message, policies. */
export const generalContent = z
  .object({
    navs: z.array(z.object({ name: z.string(), title: z.string(), links: z.array(contentAction) })),
    staticPages: z.array(z.object({ slug: contentSlug, title: z.string() })),
    menuSpots: z.array(
      z.object({ title: z.string(), text: z.string(), picture: contentPicture.optional(), link: contentLink }),
    ),
    categoryPictures: z
      .array(z.object({ category: z.string().min(1).max(40), picture: contentPicture }))
      .max(100)
      .optional()
      .meta({ description: 'Picture beside the heading of a category, by category code.' }),
    favorites: favouritesContent.optional(),
    departments: departments.optional(),
    newsletterSignup: newsletterSignup.optional(),
    checkout: storedCheckout.optional().meta({ description: 'Texts of the order step.' }),
    docSettings: z.array(docSetting).max(20).optional(),
    categories: z.array(categoryContent).max(200).optional(),
    sizeGuide: contentAction,
    sizeGuideTexts: sizeGuideTexts
      .optional()
      .meta({ description: 'Texts of the size guides, on their page and beside products.' }),
    socialLinks: z.array(z.object({ name: z.string(), url: webAddress })),
    topMessage: topMessage.optional(),
    seller: seller.optional().meta({ description: 'The seller in this market, as named in mails and invoices.' }),
    footer: footerDetails,
    privacyPolicy: policy,
    cookiePolicy: policy,
  })
  .meta({ id: 'GeneralContent' });

export type GeneralContent = z.output<typeof generalContent>;

export const saveGeneralInput = z.strictObject({ ...documentPlace, general: generalContent });

export type SaveGeneralInput = z.output<typeof saveGeneralInput>;
