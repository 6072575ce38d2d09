/** A city as it stands in an address, in words: `abu-dhabi` is `abu dhabi` (V11). */
export function cityName(slug: string): string {
  return slug.replaceAll('-', ' ')
}

/** A speciality's name in English from its slug, for headings and matching; one is not its slug with spaces (V12). */
export function specialityName(slug: string): string {
  return displayNames[slug] ?? sentenceCase(slug.replaceAll('-', ' '))
}

const displayNames: Readonly<Record<string, string>> = { 'ear-nose-throat': 'Ear, Nose and Throat (ENT)' }

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
