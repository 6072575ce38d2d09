import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConsoleCallName } from '#contract/console/calls'
import type { Draft, DraftChange, Held, StageRequest } from '#contract/console/drafts'
import type { StaffRole } from '#contract/console/roles'
import { locales } from '#contract/locale'
import { Problem } from '#contract/problem'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { contrast } from '#src/theme/color.ts'
import { Toaster } from '#src/ui/toast.tsx'
import type { ConsoleApi } from '../api/console-api.ts'
import { ConsoleContext } from '../console-context.ts'
import { createConsoleRouter } from '../routes.tsx'
import { endingSession } from '../session/ending-session.ts'

const schema = JSON.parse(readFileSync('docs/schema/tenant.schema.json', 'utf8')) as object
const dates = locales['en-ae']!
const reem = { kind: 'staff', name: 'Reem Nasser' } as const
const omar = { kind: 'staff', name: 'Omar Aziz' } as const
const at = (pointer: string) => `/configuration${pointer}`

// Of which the page of tests has none; on a phone no preview stands beside the form.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

/** Files of the tenant; one of them goes. */
const files = [
  ...['front.png', 'how.mp4', 'mark.svg', 'ours.woff2'].map((name) => ({ name, digest: 'a'.repeat(64) })),
  { name: 'gone.png' },
].map((file) => ({ ...file, published: 'a'.repeat(64), bytes: 900, used: [] }))

/** A tenant's draft as the platform keeps it, without the platform. */
function draftOf(fields: Record<string, unknown>) {
  const changes = new Map<string, DraftChange>()
  let revision = 0
  const published = (pointer: string): Held => (pointer in fields ? { value: fields[pointer] } : {})
  const put = (pointer: string, held: Held, author: DraftChange['author']) => {
    revision += 1
    changes.set(pointer, { pointer, held, published: published(pointer), author, at: '2026-11-20T12:05:00.000Z' })
  }
  return {
    put,
    changes,
    issues: [] as Draft['issues'],
    stage({ changes: made }: StageRequest) {
      const conflicts = made.flatMap(({ pointer, expected }) => {
        const change = changes.get(pointer)
        const stands = change?.held ?? published(pointer)
        const author = change?.author ?? reem
        return JSON.stringify(stands) === JSON.stringify(expected)
          ? []
          : [{ pointer, stands, author, at: '2026-11-20T12:05:00.000Z' }]
      })
      if (conflicts.length > 0) throw new Problem('changed_elsewhere', { details: { conflicts } })
      for (const { pointer, held } of made) put(pointer, held, reem)
      return { revision }
    },
    publish(seen: number) {
      if (seen !== revision) throw new Problem('changed_elsewhere', { details: { revision } })
      for (const [pointer, { held }] of changes) fields[pointer] = held.value
      changes.clear()
      revision += 1
      return { version: 7 }
    },
    view(): Draft {
      return { revision, fields, changes: [...changes.values()], issues: this.issues }
    },
  }
}

/** The console at one of its forms, in English. */
async function open(
  group: string,
  fields: Record<string, unknown>,
  { role = 'editor', issues = [] }: { role?: StaffRole; issues?: Draft['issues'] } = {},
) {
  const draft = draftOf({ [at('/languages')]: ['en', 'ar'], ...fields })
  draft.issues = issues
  let over: string | undefined
  const session = { id: 'reem', name: 'Reem Nasser', email: 'reem@partner.example', role, recovery_codes_left: 9 }
  const answers: Partial<Record<ConsoleCallName, (body: never) => unknown>> = {
    session: () => ({ ...session, expires_at: '2026-11-20T12:35:00.000Z' }),
    sessionState: () => ({ ...session, expires_at: '2026-11-20T12:35:00.000Z' }),
    tenantSchema: () => schema,
    files: () => ({ files }),
    draft: () => draft.view(),
    pushSetup: () => ({ public_key: 'BKey', events: [] }),
    checkPushService: () => ({ state: 'answers' }),
    stageChanges: (body) => draft.stage(body),
    publish: ({ revision }: { revision: number }) => draft.publish(revision),
    discardChange: ({ pointer }: { pointer: string }) => ({ revision: Number(draft.changes.delete(pointer)) }),
  }
  const call = vi.fn(async (name: ConsoleCallName, input?: { body?: unknown }) => {
    if (over !== undefined) throw new Problem('unauthenticated', { details: { reason: over } })
    return answers[name]!(input?.body as never)
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const intl = createAppIntl(dates)
  await intl.load('console', 'app')
  window.history.replaceState(null, '', `/partner/sadeem/settings/${group}`)
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale: 'en-ae', language: 'en', app: '/' }
  const api = endingSession(call as unknown as ConsoleApi, queries)
  render(
    <IntlContext value={intl}>
      <ConsoleContext value={{ ...data, language: 'en', api, dates }}>
        <QueryClientProvider client={queries}>
          <Toaster>
            <RouterProvider router={createConsoleRouter('/partner/sadeem')} />
          </Toaster>
        </QueryClientProvider>
      </ConsoleContext>
    </IntlContext>,
  )
  await screen.findAllByRole('heading', { level: 2 })
  const answer = call.getMockImplementation()!
  return {
    draft,
    call,
    /** Holds up a call until it is let go. */
    holdUp: (slow: ConsoleCallName) => {
      let letGo = () => {}
      const held = new Promise<void>((resolve) => (letGo = resolve))
      call.mockImplementation(async (name, input) => {
        if (name === slow) await held
        return answer(name, input)
      })
      return letGo
    },
    /** Refuses a call from now on; none without a name. */
    refuse: (refused?: ConsoleCallName, problem = new Problem('offline')) =>
      void call.mockImplementation(async (name, input) => {
        if (name === refused) throw problem
        return answer(name, input)
      }),
    user: userEvent.setup(),
    end: (reason: string | undefined) => void (over = reason),
    stands: (pointer: string) => draft.changes.get(at(pointer))?.held.value,
  }
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const partOf = (control: HTMLElement) => within(control.closest<HTMLElement>('[id^="field-"]')!)

it('stores a text in one language, and says where one is missing and whose change it is', async () => {
  const { user, stands } = await open('texts', { [at('/heading1/en')]: 'Find a doctor' })
  const arabic = field('Heading (Arabic)')
  const part = partOf(arabic)
  expect(part.getByText('Missing: English shows here.')).toBeTruthy()
  await user.type(arabic, 'طبيب')
  expect(part.getByText('Saved when you leave the field.')).toBeTruthy()
  expect(stands('/heading1/ar')).toBeUndefined()
  await user.tab()
  await waitFor(() => expect(stands('/heading1/ar')).toBe('طبيب'))
  expect(await part.findByText(/Reem Nasser.? changed it/)).toBeTruthy()
  expect(stands('/heading1/en')).toBeUndefined()
})

it('shows how white text stands on a colour, and stores the colour', async () => {
  const { user, stands } = await open('look', { [at('/theme/seed')]: '#0d5f68' })
  const colour = field('Brand colour')
  expect(partOf(colour).getByText(`White text on it: ${contrast('#0d5f68', '#ffffff').toFixed(1)} to 1.`)).toBeTruthy()
  await user.clear(colour)
  await user.type(colour, '#ffff00')
  expect(partOf(colour).getByText('White text on it: 1.1 to 1.')).toBeTruthy()
  await user.tab()
  await waitFor(() => expect(stands('/theme/seed')).toBe('#ffff00'))
})

it('offers the pictures there are for the icon, fonts for a face, and takes the logo from a file', async () => {
  const faces = [{ family: 'Readex', url: '/fonts/readex.woff2', weight: '400', script: 'arabic' }]
  const { user, stands } = await open('look', { [at('/theme/faces')]: faces, [at('/logo_svg')]: '<svg/>' })
  const icon = screen.getByLabelText<HTMLSelectElement>('Icon of the app')
  await waitFor(() => expect([...icon.options].map(({ value }) => value)).toEqual(['', 'front.png', 'mark.svg']))
  await user.selectOptions(icon, 'front.png')
  await waitFor(() => expect(stands('/icon')).toBe('front.png'))
  await user.selectOptions(screen.getByLabelText('Address: choose a file'), 'ours.woff2')
  await waitFor(() => expect(stands('/theme/faces')).toEqual([{ ...faces[0], url: 'asset:ours.woff2' }]))

  const logo = screen.getByLabelText<HTMLInputElement>('Take an SVG file', { selector: 'input' })
  await user.upload(logo, new File(['<html>'], 'logo.svg'))
  expect(await screen.findByText(/This is no SVG file of 4.?000 letters at most/)).toBeTruthy()
  const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  await user.upload(logo, new File([`${drawing}\n`], 'logo.svg'))
  await waitFor(() => expect(stands('/logo_svg')).toBe(drawing))
})

it('stores a number as a number, what is no number as it was typed, and an empty field as nothing', async () => {
  const { user, draft, stands } = await open('rules', { [at('/booking_rules/visits_per_phone')]: 4 })
  const number = field('Visits of one phone')
  const type = async (text: string) => {
    await user.clear(number)
    if (text) await user.type(number, text)
    await user.tab()
  }
  await type('6')
  await waitFor(() => expect(stands('/booking_rules/visits_per_phone')).toBe(6))
  await type('six')
  await waitFor(() => expect(stands('/booking_rules/visits_per_phone')).toBe('six'))
  await type('')
  await waitFor(() => expect(draft.changes.get(at('/booking_rules/visits_per_phone'))?.held).toEqual({}))
})

it('says what applies while a rule is empty, and no more once something stands there', async () => {
  const { user } = await open('rules', { [at('/booking_rules/cancel_hours')]: 4 })
  const hintOf = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby')!)?.textContent
  expect(hintOf('Visits of one phone')).toMatch(/While this is empty, 8 applies\.$/)
  expect(hintOf('Can be moved until: hours before')).toMatch(/: until the visit begins\.$/)
  expect(hintOf('Can be cancelled until: hours before')).not.toMatch(/While this is empty/)
  await user.type(field('Visits of one phone'), '6')
  expect(hintOf('Visits of one phone')).not.toMatch(/While this is empty/)
})

it('stores a choice, a switch and an entry of a list at once', async () => {
  const { user, stands } = await open('frame', { [at('/sidebar')]: false })
  await user.selectOptions(field('Menu at the side'), 'Yes')
  await waitFor(() => expect(stands('/sidebar')).toBe(true))
  cleanup()
  const list = await open('markets', { [at('/markets')]: ['ae'] })
  await list.user.click(screen.getByRole('button', { name: 'Add to Languages' }))
  await waitFor(() => expect(list.stands('/languages')).toEqual(['en', 'ar', 'id']))
  await list.user.click(
    within(screen.getByRole('group', { name: 'Languages' })).getByRole('button', { name: 'Move 3 up' }),
  )
  await waitFor(() => expect(list.stands('/languages')).toEqual(['en', 'id', 'ar']))
})

it('says who changed a field meanwhile, loses nothing of either, and keeps the one that is chosen', async () => {
  const { user, draft, stands } = await open('texts', { [at('/heading1/en')]: 'Find a doctor' })
  const heading = field('Heading (English)')
  await user.clear(heading)
  await user.type(heading, 'Of Reem')
  draft.put(at('/heading1/en'), { value: 'Of Omar' }, omar)
  await user.tab()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(/Omar Aziz.? changed this meanwhile.*Of Omar/)
  expect([heading.value, stands('/heading1/en')]).toEqual(['Of Reem', 'Of Omar'])
  await user.click(within(alert).getByRole('button', { name: 'Keep mine' }))
  await waitFor(() => expect(stands('/heading1/en')).toBe('Of Reem'))
  expect([screen.queryByRole('alert'), document.activeElement]).toEqual([null, heading])

  await user.type(heading, ' again')
  draft.put(at('/heading1/en'), { value: 'Of Omar again' }, omar)
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
  await waitFor(() => expect(heading.value).toBe('Of Omar again'))
  expect(document.activeElement).toBe(heading)
  expect(stands('/heading1/en')).toBe('Of Omar again')
})

it('takes one change back', async () => {
  const { user, draft } = await open('texts', { [at('/heading1/en')]: 'Find a doctor' })
  await user.type(field('Heading (English)'), '!')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Undo the change of Heading (English)' }))
  await waitFor(() => expect(draft.changes.size).toBe(0))
  await waitFor(() => expect(field('Heading (English)').value).toBe('Find a doctor'))
})

it('shows what patients see from the press that undoes on, and keeps what is typed meanwhile', async () => {
  const { user, holdUp, draft, stands } = await open('texts', { [at('/heading1/en')]: 'Find a doctor' })
  const heading = field('Heading (English)')
  await user.type(heading, '!')
  await user.tab()
  const undo = await screen.findByRole('button', { name: 'Undo the change of Heading (English)' })
  const letGo = holdUp('discardChange')
  await user.click(undo)
  expect([heading.value, document.activeElement]).toEqual(['Find a doctor', heading])
  await user.type(heading, ' near you')
  await user.tab()
  expect(draft.changes.size).toBe(1)
  letGo()
  await waitFor(() => expect(stands('/heading1/en')).toBe('Find a doctor near you'))
  expect([heading.value, screen.queryByRole('alert')]).toEqual(['Find a doctor near you', null])
})

it('shows the change again where it could not be undone, and says why', async () => {
  const { user, refuse, stands } = await open('texts', { [at('/heading1/en')]: 'Find a doctor' })
  const heading = field('Heading (English)')
  await user.type(heading, '!')
  await user.tab()
  const undo = await screen.findByRole('button', { name: 'Undo the change of Heading (English)' })
  refuse('discardChange')
  await user.click(undo)
  expect(await partOf(heading).findByRole('alert')).toBeTruthy()
  expect([heading.value, stands('/heading1/en')]).toEqual(['Find a doctor!', 'Find a doctor!'])
})

it('says in words why a value is not stored, and stores what is typed then', async () => {
  const { user, refuse, stands } = await open('texts', { [at('/heading1/en')]: 'Find a doctor' })
  const heading = field('Heading (English)')
  const findings = [{ code: 'letters', values: { letters: 200_012, most: 200_000 } }]
  refuse('stageChanges', new Problem('validation_failed', { details: { findings } }))
  await user.type(heading, '!')
  await user.tab()
  const why = await partOf(heading).findByRole('alert')
  await waitFor(() => expect(why.textContent).toBe('has 200012 letters, and may have 200000'))
  refuse()
  await user.type(heading, '!')
  await user.tab()
  await waitFor(() => expect(stands('/heading1/en')).toBe('Find a doctor!!'))
})

it('says at its field what keeps the draft from being published, with a link to it', async () => {
  const issue: Draft['issues'][number] = {
    ...{ field: at('/theme/seed'), within: [], severity: 'error' },
    ...{ code: 'colour', values: { example: '#0b5f69' } },
  }
  const { user } = await open('look', { [at('/theme/seed')]: 'blue' }, { issues: [issue] })
  const colour = field('Brand colour')
  await waitFor(() =>
    expect(colour.closest('[id^="field-"]')?.textContent).toContain('must be a colour such as #0b5f69'),
  )
  expect(colour.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Brand colour' }))
  await waitFor(() => expect(document.activeElement).toBe(colour))
})

it('lets a viewer look, with no button and no field to change', async () => {
  const { draft } = await open('look', { [at('/theme/seed')]: '#0d5f68' }, { role: 'viewer' })
  expect(screen.getByText(/^You can look at everything here/)).toBeTruthy()
  expect(field('Brand colour').readOnly).toBe(true)
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section'))
  for (const section of sections) expect(section?.querySelectorAll('button') ?? []).toHaveLength(0)
  for (const select of document.querySelectorAll('main select')) expect(select).toHaveProperty('disabled', true)
  expect(draft.changes.size).toBe(0)
})

it('keeps what was typed where the session ends before it is stored', async () => {
  const { user, end, stands } = await open('texts', { [at('/heading1/en')]: 'Find a doctor' })
  const heading = field('Heading (English)')
  await user.type(heading, ' today')
  end('idle')
  await user.tab()
  expect(await screen.findByText('You were signed out after 30 minutes without a press')).toBeTruthy()
  expect([stands('/heading1/en'), heading.isConnected, heading.value]).toEqual([undefined, true, 'Find a doctor today'])
})

it('says why the sign-in was not sent, at the first field that is wrong, which gets the focus', async () => {
  const { user, end } = await open('texts', {})
  await user.type(field('Heading (English)'), '!')
  end('over')
  await user.tab()
  const next = await screen.findByRole('button', { name: 'Continue' })
  await user.click(next)
  expect(document.activeElement).toBe(field('Work email'))
  expect(screen.getAllByText('Please fill this in.').length).toBeGreaterThan(0)
  await user.type(field('Work email'), 'reem')
  await user.click(next)
  expect(field('Work email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('This is not an email address.').length).toBeGreaterThan(0)
})

it('shows what the app makes of the colours in both schemes, with the contrast of their texts, and anew as one types [T02]', async () => {
  const theme = {
    ...{ seed: '#0b5f69', header: 'plain', 'neutral/hue': 118, 'neutral/chroma': 0.0045, accent: [0.8, 0.115, 68] },
    ...{ 'hero/lightness': 0.315, 'hero/chroma': 0.058 },
  }
  const { user, stands } = await open(
    'look',
    Object.fromEntries(Object.entries(theme).map(([name, value]) => [at(`/theme/${name}`), value])),
  )
  const buttons = (scheme: string) => within(screen.getByRole('list', { name: scheme })).getByText(/^Buttons: /)
  expect(buttons('Light').textContent).toBe(`Buttons: ${contrast('#0b5f69', '#ffffff').toFixed(1)} to 1`)
  const drawn = ({ style: { color, backgroundColor } }: HTMLElement) => [color, backgroundColor]
  expect(drawn(buttons('Light'))).toEqual(['rgb(255, 255, 255)', 'rgb(11, 95, 105)'])
  expect(drawn(buttons('Dark'))).not.toEqual(drawn(buttons('Light')))
  const seed = field('Brand colour')
  await user.clear(seed)
  await user.type(seed, '#7a1f5')
  expect(drawn(buttons('Light'))).toEqual(['rgb(255, 255, 255)', 'rgb(11, 95, 105)'])
  await user.type(seed, 'c')
  expect([drawn(buttons('Light')), stands('/theme/seed')]).toEqual([
    ['rgb(255, 255, 255)', 'rgb(122, 31, 92)'],
    undefined,
  ])
})

it('checks the application that is typed, before it is in the draft, and forgets what was said of another', async () => {
  const { user, call } = await open('push', { [at('/push_enabled')]: true })
  const check = () => user.click(screen.getByRole('button', { name: 'Check that it answers' }))
  await check()
  expect(await screen.findByText('Enter an application first.')).toBeTruthy()
  await user.type(field('Application at OneSignal'), 'b7c0d2a4-18f3-4e5c-9a6d-2f1e0c3b4a59')
  expect(screen.queryByText('Enter an application first.')).toBeNull()
  await check()
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('checkPushService', {
      body: { application: 'b7c0d2a4-18f3-4e5c-9a6d-2f1e0c3b4a59' },
    }),
  )
})

it('says what holds while nothing is listed, and while no quiet hours are named', async () => {
  await open('push', { [at('/push_enabled')]: true })
  for (const held of ['24, 2', '21:00', '08:00'])
    expect(screen.getByText(new RegExp(`While this is empty, ${held} applies\\.`))).toBeTruthy()
})

/** Texts with one change in the draft. */
async function openToPublish() {
  const opened = await open('texts', { [at('/heading1/en')]: 'Find a doctor', [at('/heading2/en')]: 'Near you' })
  await opened.user.type(field('Heading (English)'), ' today')
  await opened.user.tab()
  await screen.findByText('One change not published')
  const press = async () => opened.user.click(screen.getByRole('button', { name: 'Publish' }))
  return { ...opened, press, strip: within(screen.getByRole('region', { name: 'Draft' })) }
}
const published = () => screen.findByText('Version 7 is published. Patients see it now.')

it('publishes what is on the screen, and waits for what it is still saving', async () => {
  const { user, draft, holdUp, press, strip } = await openToPublish()
  const letGo = holdUp('stageChanges')
  await user.type(field('Heading (Arabic)'), 'طبيب')
  await press()
  expect(await strip.findByText('Saving…')).toBeTruthy()
  letGo()
  await published()
  expect(strip.queryByText('Saving…')).toBeNull()
  expect([draft.view().fields[at('/heading1/en')], draft.view().fields[at('/heading1/ar')]]).toEqual([
    'Find a doctor today',
    'طبيب',
  ])
})

it('publishes what is typed in a field that nobody has left', async () => {
  const { user, draft, strip } = await openToPublish()
  await user.type(field('Heading (Arabic)'), 'طبيب')
  // As by voice: the focus stays in the field.
  fireEvent.click(strip.getByRole('button', { name: 'Publish' }))
  await published()
  expect(draft.view().fields[at('/heading1/ar')]).toBe('طبيب')
})

it('publishes nothing where a field could not be saved, and says which and why', async () => {
  const { user, call, draft, refuse, press, strip } = await openToPublish()
  refuse('stageChanges')
  await user.type(field('Heading (Arabic)'), 'طبيب')
  await press()
  const why = 'So nothing was done. You’re offline. Try again once you are connected.'
  expect((await strip.findByRole('alert')).textContent).toBe(`This could not be saved: Heading (Arabic). ${why}`)
  expect(call.mock.calls.some(([name]) => name === 'publish')).toBe(false)
  refuse()
  draft.put(at('/heading1/ar'), { value: 'Of Omar' }, omar)
  await press()
  expect(await strip.findByText(/^Someone else changed this meanwhile: Heading \(Arabic\)\./)).toBeTruthy()
  expect(call.mock.calls.some(([name]) => name === 'publish')).toBe(false)
})

it('asks to look again where somebody else changed another field while it was saving', async () => {
  const { user, call, draft, holdUp, press, strip } = await openToPublish()
  const letGo = holdUp('stageChanges')
  await user.type(field('Heading (Arabic)'), 'طبيب')
  await press()
  draft.put(at('/heading2/en'), { value: 'Of Omar' }, omar)
  letGo()
  expect(await strip.findByText(/^Someone changed the draft meanwhile\./)).toBeTruthy()
  expect(call.mock.calls.some(([name]) => name === 'publish')).toBe(false)
  await press()
  await published()
})

it('shows a warning of what was just typed before it is published', async () => {
  const { user, draft, call, press, strip } = await openToPublish()
  draft.issues = [
    { field: at('/heading1/ar'), within: [], severity: 'warning', code: 'pushPerson', values: {} },
    { field: at('/heading2/en'), within: [], severity: 'warning', code: 'pushReason', values: {} },
  ]
  await user.type(field('Heading (Arabic)'), 'طبيب')
  await press()
  expect(await strip.findByText('What was just saved has a warning. Look at it, then press again.')).toBeTruthy()
  expect(await partOf(field('Heading (Arabic)')).findByText(/^seems to name a doctor/)).toBeTruthy()
  expect(call.mock.calls.some(([name]) => name === 'publish')).toBe(false)
  await press()
  await published()
})
