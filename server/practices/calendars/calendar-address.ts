import { readFeedAddress } from '../feed-address.ts'

/** The address of a calendar, `https`, which `webcal` is another word for, or `http` on this machine; undefined for any other. */
export const readCalendarAddress = (text: string): URL | undefined =>
  readFeedAddress(text.trim().replace(/^webcals?:\/\//i, 'https://'))
