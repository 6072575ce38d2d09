import { QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import type { Apis } from '#src/api/apis.ts'
import type { LocalisedClinic } from '#src/api/discovery-api.ts'
import type { AppContext } from '#src/context/app-context.ts'
import { createApp } from '#src/app/create-app.ts'
import { clinicQuery } from './directory.ts'

const profile = (name: string, poke: string | null) => ({ data: { name }, links: { poke } }) as LocalisedClinic

/** A clinic's page whose service answers what stands in line, one answer for each call. */
function clinicAnswering(...answers: (LocalisedClinic | Problem)[]) {
  const init = { capabilities: {}, settings: { whitelabel_configs: {} } } as unknown as AppContext['init']
  const data = { tenant: 'one', basePath: '', keyInUrl: false, origin: 'https://care.example', locale: 'en-ae' }
  const app = createApp({ ...data, init, countries: [] }, async () => {
    const clinic = async () => {
      const answer = answers.shift()!
      if (answer instanceof Problem) throw answer
      return answer
    }
    return { discovery: { clinic } } as unknown as Apis
  })
  return new QueryObserver(app.queryClient, { ...clinicQuery(app, 'creek-bay'), enabled: false })
}

it('a clinic’s profile is loading until it is answered, a new answer replaces its data and links, and a failure leaves them [S27]', async () => {
  const clinic = clinicAnswering(
    profile('Creek Bay', '/facility/1/poke'),
    profile('Creek Bay Clinic', null),
    new Problem('not_found', { message: 'gone', status: 404 }),
  )
  expect(clinic.getCurrentResult()).toMatchObject({ isPending: true, data: undefined })
  expect(await clinic.refetch()).toMatchObject({ isPending: false, status: 'success' })
  const { data } = await clinic.refetch()
  expect(data).toEqual(profile('Creek Bay Clinic', null))
  const failed = await clinic.refetch()
  expect(failed).toMatchObject({ isError: true, isFetching: false, data: profile('Creek Bay Clinic', null) })
})

it('a clinic that was refused from the start has nothing to show and loads no more [S27]', async () => {
  const clinic = clinicAnswering(new Problem('not_found', { message: 'none', status: 400 }))
  const failed = await clinic.refetch()
  expect(failed).toMatchObject({ isError: true, isPending: false, isFetching: false, data: undefined })
  expect(failed.error).toMatchObject({ status: 400 })
})
