/** The form of the profile, for its draft. */
export const profileForm = { machine: 'profile', version: 3, subject: 'own' } as const

/** The form of a relative, for its draft; `subject` is an id, or `new`. */
export const relativeForm = (subject: string) => ({ machine: 'relative', version: 2, subject })
