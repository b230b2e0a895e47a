import { EventEmitter } from 'node:events';
import type { Signals } from './db.server.ts';

/** Those who listen in this process, as many as there are. */
export function createSignalListeners(): { tell: (channel: string, text: string) => void; on: Signals['on'] } {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    tell: (channel, text) => void emitter.emit(channel, text),
    on: (channel, listener) => {
      emitter.on(channel, listener);
      return () => void emitter.off(channel, listener);
    },
  };
}
