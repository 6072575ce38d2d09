/** Whether a text is a source that the platform takes: `sourcePattern` of the contract. */
export const isSource = (text: string): boolean => /^[a-z0-9_-]{1,40}$/.test(text)
