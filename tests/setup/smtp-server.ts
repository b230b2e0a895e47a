import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A real mail server on this machine, by default on a free port, closed after the test; it stores the received mails. */
export async function startSmtpServer({ port: wanted = 0 } = {}) {
  let hear: () => void = () => {};
  const received: Buffer[] = [];
  const envelopes: { from: string | undefined; to: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // A slow name server would delay every mail of the test.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      envelopes.push({ from: mailFrom ? mailFrom.address : undefined, to: rcptTo.map(({ address }) => address) });
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        hear();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    envelopes,
    close,
    /** Calls the listener for every mail, before the sender gets a reply. */
    onMail: (listener: () => void) => {
      hear = listener;
    },
  };
}
