import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A real mail server on a free port of this machine, closed when the test is done; it keeps what it receives. */
export async function startSmtpServer() {
  const received: Buffer[] = [];
  const envelopes: { from: string | undefined; to: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // A name server that does not answer would hold up every mail of the test.
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      envelopes.push({ from: mailFrom ? mailFrom.address : undefined, to: rcptTo.map(({ address }) => address) });
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, received, envelopes };
}
