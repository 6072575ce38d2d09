/**
 * Goes to another site as a browser does, as a person there, and returns the address to which the site sends them back.
 *
 * @param as - id of the person; one that the site does not know does not agree
 */
export async function goThroughSite(address: string, as: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let next = new URL(address)
  const { origin } = next
  next.searchParams.set('login_hint', as)
  for (let step = 0; step < 8; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    if (!location) throw new Error(`the site answered ${answer.status}: ${await answer.text()}`)
    next = new URL(location, next)
    if (next.origin !== origin) return next
  }
  throw new Error('the site goes round in a circle')
}
