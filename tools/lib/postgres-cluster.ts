import { createPostgresNode } from './postgres-node.ts';

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  listen_addresses: '127.0.0.1',
};

/** A temporary PostgreSQL, tuned for speed without durability; removed when `work` ends. */
export async function withCluster<T>(binaries: string, work: (url: string) => Promise<T>): Promise<T> {
  const node = await createPostgresNode(binaries, { settings });
  try {
    await node.start();
    return await work(node.url);
  } finally {
    await node.remove();
  }
}
