/** Each day from a first to a last one, `YYYY-MM-DD`. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    days.push(new Date(at).toISOString().slice(0, 10))
  return days
}
