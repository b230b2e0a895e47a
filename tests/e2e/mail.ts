import { expect } from '@playwright/test';
import { ask } from './ask.ts';

/** The text of the newest mail with this subject to this address, once it has been sent. */
export async function findMail(to: string, subject: string): Promise<string> {
  let id: string | undefined;
  const find = async () => {
    const { body } = await ask('uk', '/dev/mail');
    const mails = body.matchAll(/href="\/dev\/mail\/([^"]+)"(.*?)<\/a>/gs);
    id = [...mails].find(([, , text = '']) => text.includes(`>${subject}<`) && text.includes(`>${to}<`))?.[1];
    return id;
  };
  await expect.poll(find, { intervals: [50, 100, 200] }).toBeDefined();
  const { body } = await ask('uk', `/dev/mail/${id}`);
  return (/<pre[^>]*>(.*?)<\/pre>/s.exec(body)?.[1] ?? '').replaceAll('&amp;', '&');
}

/** The link of the newest mail with this subject to this address. */
export async function linkFromMail(to: string, subject: string): Promise<string> {
  const text = await findMail(to, subject);
  const [link] = /https?:\/\/\S+token=\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`the mail has no link: ${text}`);
  return link;
}
