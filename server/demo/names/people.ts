/** A name in Latin and in Arabic letters. */
export type PairedName = readonly [latin: string, arabic: string]

/** Where a name comes from decides which lists it is drawn from, what is spoken, and where one has studied. */
export type Community = {
  female: readonly PairedName[]
  male: readonly PairedName[]
  family: readonly PairedName[]
  /** Last names that only women carry. */
  familyOfWomen?: readonly PairedName[]
  /** English names in lower case; English itself is added. */
  languages: readonly string[]
  /** Countries of study, English names. */
  studied: readonly string[]
}
