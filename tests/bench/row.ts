/** One measured thing with its figures; units stand in the names. */
export type Row = { what: string } & Record<string, string | number>

/** The middle value; of two middles the lower. */
export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN

export const kib = (bytes: number) => Math.round((bytes / 1024) * 10) / 10
