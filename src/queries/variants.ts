/** The screens that a piece of content is for; absent where it is for all. */
export type ForScreen = { screen?: 'phone' | 'desk' | undefined }

/**
 * Merges content requested once for phones and once for desktops into one list: identical pieces appear once, so that they are
 * neither sent nor rendered twice. CSS decides which of the others is visible, since a server does not know the screen.
 */
export const foldVariants = <T extends object>(
  phone: readonly T[],
  desk: readonly T[],
  isSame: (one: T, other: T) => boolean,
): (T & ForScreen)[] => [
  ...phone.map((item) => (desk.some((other) => isSame(item, other)) ? item : { ...item, screen: 'phone' as const })),
  ...desk.flatMap((item) => (phone.some((other) => isSame(item, other)) ? [] : [{ ...item, screen: 'desk' as const }])),
]

/** Whether two pieces have the same content, apart from their names. */
export function sayTheSame<T extends object>(one: T, other: T, names: readonly (keyof T)[]): boolean {
  const serialize = (piece: T) => JSON.stringify({ ...piece, ...Object.fromEntries(names.map((name) => [name, null])) })
  return serialize(one) === serialize(other)
}
