import type { EntryContext } from 'react-router';
import { pack } from './pack.ts';

/**
 * What a loader returned for a document: as it is for the components on the server, as one text for the browser. The router would write
 * each of its thousands of values separately; of an instance it writes the enumerable fields, and this has none.
 */
export class PackedData {
  readonly #data: object;
  readonly #text: string;

  constructor(data: object, text: string) {
    this.#data = data;
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** The data itself; also for JSON, which resource routes answer. */
  toJSON(): object {
    return this.#data;
  }
}

/** Packs what a loader returned. Responses, and data of a kind that cannot be packed, stay as they are. */
export function packLoaded(loaded: unknown, { isDocument }: { isDocument: boolean }): unknown {
  if (typeof loaded !== 'object' || loaded === null) return loaded;
  const text = pack(loaded);
  if (text === undefined) return loaded;
  return isDocument ? new PackedData(loaded, text) : { packedData: text };
}

/** The page for the components, which get what the loaders returned without reading the text for the browser. */
export function withLoadedData(page: EntryContext): EntryContext {
  const { staticHandlerContext } = page;
  const loaderData = Object.fromEntries(
    Object.entries(staticHandlerContext.loaderData).map(([id, loaded]) => [
      id,
      loaded instanceof PackedData ? loaded.toJSON() : loaded,
    ]),
  );
  return { ...page, staticHandlerContext: { ...staticHandlerContext, loaderData } };
}
