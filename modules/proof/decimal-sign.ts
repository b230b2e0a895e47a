/** The sign between whole numbers and tenths, of whoever writes numbers. */
export const decimalSignOf = (write: (value: number) => string): string => write(1.5).charAt(1);
