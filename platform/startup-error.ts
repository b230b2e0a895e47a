/** An error that an operator can fix: printed as one sentence without a stack before the process ends. */
export class StartupError extends Error {
  override name = 'StartupError';
}
