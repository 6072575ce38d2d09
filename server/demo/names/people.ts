/** A name in Latin and in Arabic letters. */
export type PairedName = readonly [latin: string, arabic: string]

/**
 * A person's origin decides from which lists the name is drawn, which languages are spoken and where the person has studied.
 */
export type Community = {
  female: readonly PairedName[]
  male: readonly PairedName[]
  family: readonly PairedName[]
  /** Last names that only women have. */
  familyOfWomen?: readonly PairedName[]
  /** English names in lower case; English itself is added. */
  languages: readonly string[]
  /** Countries of study, English names. */
  studied: readonly string[]
}
