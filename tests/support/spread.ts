/** So many of a list, from all over it, the same ones each time. */
export function spread<Item>(items: readonly Item[], count: number): Item[] {
  if (items.length <= count) return [...items]
  return Array.from({ length: Math.max(0, count) }, (_, index) => items[Math.floor((index * items.length) / count)]!)
}
