import { routeRows } from '#tests/support/route-rows'

/** Screens of a person or of a flow: their addresses all answer with the tenant's shell, of which one is enough. */
const shells = new Set(['payment', 'account', 'forgot-password', 'update-password', 'dashboard', 'telemedicine'])

/** One address of every kind the specification names, in a locale, for a doctor's own page where one is asked for. */
export function addressesOfEveryKind(locale: string, doctor: string): string[] {
  const seen = new Set<string>()
  const [, , title = '', speciality = '', city = '', name = ''] = doctor.split('/')
  const entities = { doctor: title, dermatology: speciality, 'abu-dhabi': city, 'dr-example': name }
  return routeRows(() => entities).flatMap(({ id, path, screen }) => {
    const isHere =
      path.startsWith(`/${locale}/`) || path === `/${locale}` || !/^\/[a-z]{2}(-[a-z]{2})?(\/|$)/.test(path)
    const sort = shells.has(screen) ? 'shell' : id
    if (!isHere || seen.has(sort)) return []
    seen.add(sort)
    return [path]
  })
}
