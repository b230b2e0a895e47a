import { connect, createServer, type Socket } from 'node:net';

/** `pass` forwards, `drop` loses everything like a broken network, `refuse` closes new connections. */
type Mode = 'pass' | 'drop' | 'refuse';

export type TcpProxy = {
  readonly port: number;
  set(mode: Mode): void;
  /** New connections go there; open ones are cut. */
  pointTo(port: number): void;
  close(): Promise<void>;
};

/** A proxy between the shop and its database that can simulate network faults. */
export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<{ near: Socket; far: Socket }>();
  let mode: Mode = 'pass';
  let port = target;

  const server = createServer((near) => {
    near.on('error', () => {});
    if (mode === 'refuse') {
      near.resetAndDestroy();
      return;
    }
    // In a dropped network the connection seems to succeed, but no data arrives.
    const far = connect(port, '127.0.0.1').on('error', () => near.destroy());
    const pair = { near, far };
    pairs.add(pair);
    const forward = (from: Socket, to: Socket) =>
      from.on('data', (chunk) => mode === 'pass' && to.write(chunk)).on('close', () => end(pair));
    forward(near, far);
    forward(far, near);
  });

  function end(pair: { near: Socket; far: Socket }): void {
    // The other end of a dropped connection is not notified; both ends are cut when the network is back.
    if (mode === 'drop') return;
    pairs.delete(pair);
    pair.near.resetAndDestroy();
    pair.far.resetAndDestroy();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const pair of pairs) end(pair);
  };
  return {
    port: (server.address() as { port: number }).port,
    set: (next) => {
      const wasDropped = mode === 'drop';
      mode = next;
      if (wasDropped || next === 'refuse') cut();
    },
    pointTo: (next) => {
      port = next;
      cut();
    },
    close: () => {
      mode = 'refuse';
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
