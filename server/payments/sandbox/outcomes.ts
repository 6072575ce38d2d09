/** What can become of a demo payment, in the order in which its page offers it; the last two answer the bank's question. */
export const demoOutcomes = ['pay', 'decline', 'challenge', 'no_answer', 'late', 'confirm', 'refuse'] as const
export type DemoOutcome = (typeof demoOutcomes)[number]

/** What is offered first, and what the bank offers. */
export const firstOutcomes: readonly DemoOutcome[] = ['pay', 'decline', 'challenge', 'no_answer', 'late']
export const bankOutcomes: readonly DemoOutcome[] = ['confirm', 'refuse']

/** How late the answer is, in milliseconds: after the choice, and after the time to pay. */
export const answersAfter = 20_000
export const tooLateBy = 60_000
