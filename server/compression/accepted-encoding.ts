/** Whether the client takes an encoding, from its Accept-Encoding header. */
export function takesEncoding(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((offer) => {
    const [name, quality = ''] = offer.trim().toLowerCase().split(';');
    return name === encoding && !/^\s*q=0(\.0*)?$/.test(quality);
  });
}
