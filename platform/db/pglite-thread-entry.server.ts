import { parentPort } from 'node:worker_threads';
import type { PGlite, Transaction } from '@electric-sql/pglite';
import { createPglite } from './create-pglite.server.ts';
import { type Answer, type Question, toPlainError } from './pglite-messages.ts';

type OpenTransaction = {
  readonly inside: Transaction;
  commit(): void;
  rollback(reason: Error): void;
  readonly ended: Promise<void>;
};

function createAnswerer(): (question: Question) => Promise<unknown> {
  const transactions = new Map<number, OpenTransaction>();
  let opening: Promise<PGlite> | undefined;

  async function begin(pglite: PGlite, transaction: number): Promise<void> {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const ended = pglite.transaction(async (inside) => {
      transactions.set(transaction, { inside, commit: end.resolve, rollback: end.reject, ended });
      begun.resolve();
      await end.promise;
    });
    ended.catch(begun.reject);
    await begun.promise;
  }

  async function finish(transaction: number, kind: 'commit' | 'rollback'): Promise<void> {
    const open = openTransaction(transaction);
    transactions.delete(transaction);
    const rolledBack = new Error('rolled back');
    if (kind === 'commit') open.commit();
    else open.rollback(rolledBack);
    await open.ended.catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });
  }

  function openTransaction(transaction: number): OpenTransaction {
    const open = transactions.get(transaction);
    if (!open) throw new Error('the transaction has ended');
    return open;
  }

  return async (question) => {
    if (question.kind === 'open') opening = createPglite({ dataDir: question.folder });
    const pglite = await opening;
    if (!pglite) throw new Error('the database was not opened');
    switch (question.kind) {
      case 'open':
        return undefined;
      case 'query': {
        const { text, params, transaction } = question;
        const target = transaction === undefined ? pglite : openTransaction(transaction).inside;
        const { rows, fields, affectedRows } = await target.query(text, params as unknown[]);
        return { rows, fields, affectedRows };
      }
      case 'exec':
        return await pglite.exec(question.text);
      case 'begin':
        return await begin(pglite, question.transaction);
      case 'commit':
      case 'rollback':
        return await finish(question.transaction, question.kind);
      case 'close':
        return await pglite.close();
    }
  };
}

const answer = createAnswerer();

async function reply(question: Question): Promise<Answer> {
  const { id } = question;
  try {
    return { id, value: await answer(question) };
  } catch (error) {
    return { id, error: toPlainError(error) };
  }
}

parentPort?.on('message', (question: Question) => {
  void reply(question).then((message) => parentPort?.postMessage(message, []));
});
