/** A doctor's name without the title in front, for initials. */
export const withoutTitle = (name: string) => name.replace(/^(?:(?:dr|prof|drg)\.?|د\.|أ\.د\.)\s+/iu, '')
