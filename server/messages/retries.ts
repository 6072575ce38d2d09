import { leaseSeconds } from './take-due.ts'

/** How often a message is tried, the last time some four hours after the first. */
export const mostAttempts = 8

/** When one that could not be sent is tried again: after each attempt twice as late. @param attempts how often it was tried, from one */
export const nextAttemptAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + leaseSeconds * 1000 * 2 ** (attempts - 1))
