/** The engine by itself, for measuring it: screens and calls ask the use cases of this module. */
export { answerList } from './engine/answer-list.ts';
export { createColumnsBuilder } from './engine/columns-builder.ts';
export { type Engine, openEngine } from './engine/engine.ts';
export type { ListRequest } from './engine/list-answer.ts';
export type { MarketSource, SourcePrice, SourceProduct } from './engine/source.ts';
export { naiveList } from './engine/testing/naive-list.ts';
