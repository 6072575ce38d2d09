import { setTimeout as wait } from 'node:timers/promises'
import { loadConfig } from '#server/config'
import { toRequest } from '../../support/request.ts'

/** Asks for health and, as a patient would, for suggestions, and tells how many milliseconds each took. A process of its own. */
const origin = process.argv[2]!
const settings = loadConfig({})

export type Taken = { what: 'health' | 'patient'; milliseconds: number; status: number }

async function askForEver(what: Taken['what'], pause: number, ask: () => Promise<Response>): Promise<never> {
  for (;;) {
    const started = performance.now()
    const status = await ask().then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    process.send!({ what, milliseconds: performance.now() - started, status } satisfies Taken)
    await wait(pause)
  }
}

const suggest = () => {
  const letters = ['der', 'moh', 'clin', 'sad'][Math.floor(performance.now()) % 4]!
  const requests = ['speciality', 'doctor', 'facility', 'insurance'].map((indexName) => ({
    indexName,
    query: letters,
    hitsPerPage: 10,
  }))
  const path = '/search/indexes/*/queries'
  const { url, headers, payload } = toRequest(settings, () => new Date(), 'search', 'POST', path, {
    body: { requests },
  })
  return fetch(origin + url, { method: 'POST', headers, body: payload! })
}

void askForEver('health', 10, () => fetch(`${origin}/healthz`))
void askForEver('patient', 300, suggest)
