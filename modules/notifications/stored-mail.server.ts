import PostalMime from 'postal-mime';
import { listStoredMail as listFiles, findStoredMail as readMail } from '#platform/mail/folder-mail.server.ts';
import type { Shop } from '../shop.server.ts';

type MailShop = Pick<Shop, 'env'>;

/** Mails contain personal data: they are shown only in local development, where they are stored as files. */
const maySee = ({ env }: MailShop) => env.APP_ENV === 'local' && env.SMTP_URL === undefined;

export async function listStoredMail(shop: MailShop) {
  if (!maySee(shop)) return undefined;
  const files = await listFiles(shop.env.DATA_DIR);
  return Promise.all(
    files.slice(0, 200).map(async ({ id, sentAt }) => ({ id, sentAt, ...(await headersOf(shop, id)) })),
  );
}

export async function findStoredMail(shop: MailShop, id: string) {
  const raw = maySee(shop) ? await readMail(shop.env.DATA_DIR, id) : undefined;
  if (raw === undefined) return undefined;
  const { subject = '', to = [], html, text = '' } = await PostalMime.parse(raw);
  return { subject, to: to.map(({ address }) => address).join(', '), html, text };
}

async function headersOf(shop: MailShop, id: string) {
  const mail = await findStoredMail(shop, id);
  return { subject: mail?.subject ?? '', to: mail?.to ?? '' };
}
