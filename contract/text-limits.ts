/** Longest texts that a patient may enter, in characters. */
export const longestText = { firstName: 80, lastName: 80, email: 254, reason: 500, address: 300 } as const
