/** For which screens a piece of content is; absent where it is for all. */
export type ForScreen = { screen?: 'phone' | 'desk' | undefined }

/**
 * What was asked for once for phones and once for desktops, as one list: a piece that both have stands in it once, so that it is
 * neither sent nor drawn twice. Which of the others shows is for the style sheet to say, since a server does not know the screen.
 */
export const foldVariants = <T extends object>(
  phone: readonly T[],
  desk: readonly T[],
  isSame: (one: T, other: T) => boolean,
): (T & ForScreen)[] => [
  ...phone.map((item) => (desk.some((other) => isSame(item, other)) ? item : { ...item, screen: 'phone' as const })),
  ...desk.flatMap((item) => (phone.some((other) => isSame(item, other)) ? [] : [{ ...item, screen: 'desk' as const }])),
]

/** Whether two pieces say the same, whatever they are called. */
export function sayTheSame<T extends object>(one: T, other: T, names: readonly (keyof T)[]): boolean {
  const serialize = (piece: T) => JSON.stringify({ ...piece, ...Object.fromEntries(names.map((name) => [name, null])) })
  return serialize(one) === serialize(other)
}
