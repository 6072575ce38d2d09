import type { Tools } from './tools.ts'
import type { Outcome } from './hide-tenant.ts'

/** Hides a tenant, except for patients with a visit there, and shows it again. */
export async function hide(code: string, { withStore, say }: Tools): Promise<0 | 1> {
  const outcome = await withStore((store) => store.hide(code))
  if (!outcome.done) return refuse(code, outcome, say)
  say(`${code} is hidden: within seconds running servers answer as if it had never been. All it has is kept.`)
  if (outcome.ahead > 0)
    say(`${booked(outcome)}. Their patients still open and cancel them by the link in their message.`)
  say(`To show it again: npm run tenant -- unhide ${code}`)
  return 0
}

/** Shows a hidden tenant again; returns the exit code. */
export async function unhide(code: string, { withStore, say }: Tools): Promise<0 | 1> {
  const outcome = await withStore((store) => store.unhide(code))
  if (!outcome.done) return refuse(code, outcome, say)
  say(`${code} is shown. Running servers show it within seconds.`)
  return 0
}

/** Removes a hidden tenant when its code is given twice. */
export async function remove(code: string, confirmed: string | undefined, { withStore, say }: Tools): Promise<0 | 1> {
  if (confirmed !== code) {
    say(
      `Configuration, texts, banners, articles, files and versions of "${code}" would be gone for good: export it first.`,
    )
    say(`To remove it: npm run tenant -- remove ${code} --confirm ${code}`)
    return 1
  }
  const outcome = await withStore((store) => store.remove(code))
  if (!outcome.done) return refuse(code, outcome, say)
  say(`${code} is removed. What patients booked there is kept, and so is its code while it is.`)
  return 0
}

function refuse(code: string, outcome: Extract<Outcome, { done: false }>, say: Tools['say']): 1 {
  const sentences = {
    unknown: `There is no tenant "${code}". These there are: npm run tenant -- list`,
    default: `"${code}" is shown wherever no other tenant is asked for: it can be neither hidden nor removed.`,
    shown: `${code} is shown. Hide it first: npm run tenant -- hide ${code}`,
    visits: `${booked(outcome)}. Until then, or until they are cancelled, ${code} cannot be removed; it stays hidden.`,
  }
  say(sentences[outcome.why])
  return 1
}

function booked({ ahead, until }: Outcome): string {
  const end = `${until?.slice(0, 16).replace('T', ' ')} UTC`
  return ahead === 1 ? `One visit is ahead, until ${end}` : `${ahead} visits are ahead, the last until ${end}`
}
