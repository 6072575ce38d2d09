import { useConsole } from '../console-context.ts'
import { isolated } from '../isolated.ts'

/** Writes a size in kilobytes or megabytes of the language, of a thousand each. */
export function useBytes(): (bytes: number) => string {
  const { dates } = useConsole()
  return (bytes) => {
    const [unit, amount] = bytes < 1_000_000 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1_000_000]
    const digits = amount < 10 ? 1 : 0
    const format = new Intl.NumberFormat(dates.intl, { style: 'unit', unit, maximumFractionDigits: digits })
    return isolated(format.format(Math.max(0.1, amount)))
  }
}
