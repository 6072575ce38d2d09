import type { passwordLength } from '#contract/account'

/** Those of the contract, whose file has schemas that the page does not need. */
export const passwordLimits = { least: 8, most: 128 } as const satisfies typeof passwordLength
