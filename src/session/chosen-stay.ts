import { stayChoice } from '#src/storage/stay-choice.ts'

/** What a sign-in says of how long it lasts: nothing where the patient stays signed in, as the platform takes it by itself. */
export async function chosenStay(tenant: string): Promise<{ stay_signed_in?: false }> {
  return (await stayChoice(tenant).read()) ? {} : { stay_signed_in: false }
}
