type Words = readonly [en: string, ar: string, id: string]

/** One speciality of the demo, with all its texts in three languages. */
export type DemoSpeciality = {
  id: number
  slug: string
  name: Words
  /** What its practitioners are called in the plural: "dermatologists". */
  practitioners: Words
  /**
   * What one of them is called after the grade: "Specialist dermatologist", "أخصائية الأمراض الجلدية", "Dokter spesialis
   * kulit".
   */
  one: Words
  synonyms: { en: string[]; ar: string[]; id: string[] }
  /** Name of a lucide icon. */
  icon: string
  /** Share of practitioners. */
  weight: number
  /** Degree after an Indonesian practitioner's name. */
  letters: string
  /** A service that is particular to it. */
  visit: Words
  topics: readonly Words[]
  /** Factor on the usual fee. */
  feeFactor: number
  /** False for those who are not physicians: no "Dr" before the name. */
  isPhysician: boolean
}
