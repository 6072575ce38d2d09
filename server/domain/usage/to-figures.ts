import { fewestShown, usageFigures, type FigureByDay, type UsageFigure } from '#contract/console/usage-figures'

/** How often something happened on a day, exactly. */
export type ExactCount = { figure: UsageFigure; source?: string; day: string; count: number }

/** Most sources that are named, those that led to most bookings. */
const mostSources = 20

/**
 * Figures as partners see them: no small number, of a day or of all together, is told from another, and a source that led to few bookings, which may
 * have been given to one person, is not named.
 */
export function toFigures(exact: readonly ExactCount[]): FigureByDay[] {
  const figures = new Map<string, Exact>()
  for (const { figure, source, day, count } of withoutRareSources(exact)) {
    if (count <= 0) continue
    const key = `${figure} ${source ?? ''}`
    const known = figures.get(key) ?? { figure, source, days: new Map<string, number>() }
    known.days.set(day, (known.days.get(day) ?? 0) + count)
    figures.set(key, known)
  }
  return [...figures.values()]
    .map(toShown)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || compareSources(one, other))
}

const placeOf = ({ figure }: FigureByDay) => usageFigures.indexOf(figure)
/** The one that led to most bookings first. */
const compareSources = (one: FigureByDay, other: FigureByDay) =>
  (other.total ?? 0) - (one.total ?? 0) || (one.source ?? '').localeCompare(other.source ?? '')

type Exact = { figure: UsageFigure; source: string | undefined; days: Map<string, number> }

function toShown({ figure, source, days }: Exact): FigureByDay {
  const counts = [...days.values()]
  const sum = counts.reduce((one, other) => one + other, 0)
  const hasFew = counts.some((count) => count < fewestShown)
  return {
    figure,
    ...(source !== undefined && { source }),
    ...shown(hasFew ? Math.max(Math.round(sum / fewestShown), Number(sum >= fewestShown)) * fewestShown : sum, sum),
    is_rounded: hasFew && sum >= fewestShown,
    days: [...days]
      .map(([day, count]) => ({ day, ...(count >= fewestShown && { count }) }))
      .toSorted((one, other) => one.day.localeCompare(other.day)),
  }
}

const shown = (total: number, sum: number) => (sum >= fewestShown ? { total } : {})

function withoutRareSources(exact: readonly ExactCount[]): ExactCount[] {
  const totals = new Map<string, number>()
  for (const { source, count } of exact) if (source !== undefined) totals.set(source, (totals.get(source) ?? 0) + count)
  const named = new Set(
    [...totals]
      .filter(([, total]) => total >= fewestShown)
      .toSorted(([one, most], [other, more]) => more - most || one.localeCompare(other))
      .slice(0, mostSources)
      .map(([source]) => source),
  )
  return exact.map(({ source, ...row }) =>
    source === undefined || named.has(source)
      ? { ...row, ...(source !== undefined && { source }) }
      : { ...row, figure: 'bookings_of_rare_sources' as const },
  )
}
