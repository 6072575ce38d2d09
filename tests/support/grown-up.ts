import { givenConsents } from '#src/session/given-consents.ts'

/** What a sign-up needs beside a name: who is of age, and agrees. */
export const grownUp = { birthday: '1990-03-14', consents: givenConsents() }
