/** Age in whole years, and in whole months of somebody under two; both days are `YYYY-MM-DD`. */
export function ageOf(birthday: string, today: string): { unit: 'years' | 'months'; count: number } {
  const [year = 0, month = 0, day = 0] = parts(birthday)
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = parts(today)
  const months = (thisYear - year) * 12 + thisMonth - month - (thisDay < day ? 1 : 0)
  return months < 24
    ? { unit: 'months', count: Math.max(0, months) }
    : { unit: 'years', count: Math.floor(months / 12) }
}

const parts = (day: string) => day.split('-').map(Number)
