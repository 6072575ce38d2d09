import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ConsoleCallName } from '#contract/console/calls'
import type { Draft } from '#contract/console/drafts'
import type { PartnerFile } from '#contract/console/files'
import type { StaffRole } from '#contract/console/roles'
import { locales } from '#contract/locale'
import { createAppIntl } from '#src/i18n/app-intl.ts'
import { IntlContext } from '#src/i18n/use-intl.ts'
import { Toaster } from '#src/ui/toast.tsx'
import type { ConsoleApi } from '../api/console-api.ts'
import { ConsoleContext } from '../console-context.ts'
import { createConsoleRouter } from '../routes.tsx'

const dates = locales['en-ae']!
const digest = (mark: string) => mark.repeat(64)
const omar = { kind: 'staff', name: 'Omar Aziz' } as const
const at = '2026-11-20T12:05:00.000Z'

/** A call that sends a file; the test says when it goes on and what is answered. */
class SendingCall {
  static all: SendingCall[] = []
  address = ''
  sent: File | undefined
  status = 0
  responseText = ''
  upload = new EventTarget()
  events = new EventTarget()
  open(_method: string, address: string) {
    this.address = address
  }
  setRequestHeader() {}
  addEventListener(name: string, heard: () => void) {
    this.events.addEventListener(name, heard)
  }
  send(file: File) {
    this.sent = file
    SendingCall.all.push(this)
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
  answer(status: number, body: object) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.events.dispatchEvent(new Event('load'))
  }
}

// Of which the page of tests has none.
beforeEach(() => {
  SendingCall.all = []
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('XMLHttpRequest', SendingCall)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
})

const hero: PartnerFile = {
  ...{ name: 'hero.webp', digest: digest('a'), published: digest('a'), bytes: 41_000, width: 640, height: 512 },
  used: ['/banners/autumn/content/en/image'],
}
const film: PartnerFile = { name: 'how.mp4', digest: digest('b'), published: digest('b'), bytes: 3_400_000, used: [] }

type Opened = { role?: StaffRole; changes?: Draft['changes']; files?: PartnerFile[] }

/** Opens the page of files as somebody with a role. */
async function open({ role = 'editor', changes = [], files = [hero, film] }: Opened = {}) {
  const session = { id: 'reem', name: 'Reem Nasser', email: 'reem@partner.example', role, recovery_codes_left: 9 }
  const draft: Draft = { revision: 1, fields: {}, changes, issues: [] }
  const answers: Partial<Record<ConsoleCallName, () => unknown>> = {
    session: () => ({ ...session, expires_at: at }),
    sessionState: () => ({ ...session, expires_at: at }),
    draft: () => ({ ...draft }),
    files: () => ({ files }),
    openPreview: () => ({ address: '/partner/sadeem/preview/ticket', expires_at: at }),
    stageChanges: () => ({ revision: (draft.revision += 1) }),
    discardChange: () => ({ revision: (draft.revision += 1) }),
  }
  const call = vi.fn(async (name: ConsoleCallName, _input?: unknown) => answers[name]!())
  const intl = createAppIntl(dates)
  await intl.load('console', 'app')
  window.history.replaceState(null, '', '/partner/sadeem/files')
  const data = { tenant: 'sadeem', brand: 'Sadeem', home: '/partner/sadeem', locale: 'en-ae', app: '/' }
  render(
    <IntlContext value={intl}>
      <ConsoleContext value={{ ...data, language: 'en', api: call as unknown as ConsoleApi, dates }}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <Toaster>
            <RouterProvider router={createConsoleRouter('/partner/sadeem')} />
          </Toaster>
        </QueryClientProvider>
      </ConsoleContext>
    </IntlContext>,
  )
  await screen.findByRole('list', { name: 'Files' })
  return { call, user: userEvent.setup({ applyAccept: false }) }
}
const chooser = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
const fileOf = (name: string, size: number) => new File([new Uint8Array(size)], name)
const row = (name: string) => within(screen.getByRole('listitem', { name }))
const sentTo = ({ address }: SendingCall) => Object.fromEntries(new URL(address, 'http://console.example').searchParams)

it('shows each file with its picture, its size and where it is used', async () => {
  await open()
  const picture = row('hero.webp')
  expect(picture.getByText(/640 × 512.* pixels, .*41 kB/)).toBeTruthy()
  expect(picture.getByRole('link', { name: /Banner .*autumn/ }).getAttribute('href')).toContain(
    '/content/banners/autumn',
  )
  await waitFor(() =>
    expect(picture.getByAltText('').getAttribute('src')).toBe(
      '/partner/sadeem/preview/ticket/light/tenant-assets/sadeem/hero.webp?v=aaaaaaaaaaaa',
    ),
  )
  expect(row('how.mp4').getByText('Used nowhere')).toBeTruthy()
  expect(row('how.mp4').getByText(/3.4 MB/)).toBeTruthy()
})

it('sends files one after the other under names that they may have, and says how far it is', async () => {
  const { user, call } = await open()
  await user.upload(chooser('Upload files'), [fileOf('New Icon.PNG', 900), fileOf('door.svg', 90)])
  await waitFor(() => expect(SendingCall.all).toHaveLength(1))
  expect(sentTo(SendingCall.all[0]!)).toEqual({ name: 'new-icon.png' })
  act(() => SendingCall.all[0]!.progress(225, 900))
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: /Sending .*new-icon.png/ }).value).toBe(0.25)
  expect(screen.getByText('25%')).toBeTruthy()
  act(() => SendingCall.all[0]!.answer(200, { data: { revision: 2 } }))
  expect(await screen.findByText(/new-icon.png.* is in the draft/)).toBeTruthy()
  await waitFor(() => expect(SendingCall.all).toHaveLength(2))
  expect(sentTo(SendingCall.all[1]!)).toEqual({ name: 'door.svg' })
  expect(call.mock.calls.filter(([name]) => name === 'draft').length).toBeGreaterThan(1)
})

it('says what is wrong with a file, before it is sent where that can be seen', async () => {
  const { user } = await open()
  await user.upload(chooser('Upload files'), [fileOf('page.html', 9), fileOf('wide.png', 2_000_001)])
  expect(await screen.findByText(/This is no file that the app can show/)).toBeTruthy()
  expect(screen.getByText(/It has .*2.1 MB.*, and may have .*2 MB/)).toBeTruthy()
  expect(SendingCall.all).toHaveLength(0)
  await user.upload(chooser('Upload files'), fileOf('fake.png', 9))
  await waitFor(() => expect(SendingCall.all).toHaveLength(1))
  const findings = [{ code: 'notOfKind', values: { ending: 'png' } }]
  act(() => SendingCall.all[0]!.answer(400, { code: 'validation_failed', details: { findings } }))
  await waitFor(() => expect(screen.getAllByRole('alert').at(-1)?.textContent).toBe('is no png file'))
})

it('says whose file has the name already, and puts another in its place only when that is pressed', async () => {
  const { user } = await open()
  await user.upload(chooser('Upload files'), fileOf('hero.webp', 9))
  await waitFor(() => expect(SendingCall.all).toHaveLength(1))
  const conflicts = [{ pointer: '/assets/hero.webp', stands: { value: digest('c') }, author: omar, at }]
  act(() => SendingCall.all[0]!.answer(409, { code: 'changed_elsewhere', details: { conflicts } }))
  expect(await screen.findByText(/There is already a file of this name, from .*Omar Aziz/)).toBeTruthy()
  await user.click(within(screen.getByRole('list', { name: 'Uploads' })).getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(SendingCall.all).toHaveLength(2))
  expect(sentTo(SendingCall.all[1]!)).toEqual({ name: 'hero.webp', expected: digest('c') })
  expect(SendingCall.all[1]!.sent?.name).toBe('hero.webp')
})

it('replaces, removes and undoes a file as it was seen', async () => {
  const gone = { name: 'old.png', published: digest('d'), bytes: 900, used: [] }
  const change = { pointer: '/assets/old.png', held: {}, published: { value: digest('d') }, author: omar, at }
  const { user, call } = await open({ files: [hero, gone], changes: [change] })
  await user.upload(chooser('Replace \u2068hero.webp\u2069'), fileOf('other.webp', 9))
  await waitFor(() => expect(SendingCall.all).toHaveLength(1))
  expect(sentTo(SendingCall.all[0]!)).toEqual({ name: 'hero.webp', expected: digest('a') })
  await user.click(row('hero.webp').getByRole('button', { name: /^Remove/ }))
  const removal = { pointer: '/assets/hero.webp', held: {}, expected: { value: digest('a') } }
  expect(call).toHaveBeenCalledWith('stageChanges', { body: { changes: [removal] } })
  expect(row('old.png').getByText('Removed')).toBeTruthy()
  expect(row('old.png').queryByRole('button', { name: /^Remove|^Replace/ })).toBeNull()
  await user.click(row('old.png').getByRole('button', { name: /^Undo/ }))
  expect(call).toHaveBeenCalledWith('discardChange', { body: { pointer: '/assets/old.png', expected: {} } })
})

it('gives the focus to the page where a row goes with the press', async () => {
  const added = { name: 'new.png', digest: digest('e'), bytes: 900, used: [] }
  const change = { pointer: '/assets/new.png', held: { value: digest('e') }, published: {}, author: omar, at }
  const { user } = await open({ files: [hero, added], changes: [change] })
  const main = () => waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  await user.click(row('new.png').getByRole('button', { name: /^Undo/ }))
  await main()
  await user.upload(chooser('Upload files'), fileOf('film.avi', 9))
  await user.click(await screen.findByRole('button', { name: 'Leave it' }))
  await main()
})

it('sends a file again that did not come through, or that somebody took away, with the focus on the page', async () => {
  const { user } = await open()
  const main = () => waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  const uploads = () => within(screen.getByRole('list', { name: 'Uploads' }))
  await user.upload(chooser('Upload files'), fileOf('hero.webp', 9))
  await waitFor(() => expect(SendingCall.all).toHaveLength(1))
  act(() => SendingCall.all[0]!.answer(503, { code: 'unavailable' }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await main()
  await waitFor(() => expect(SendingCall.all).toHaveLength(2))
  const of = (stands: object) => [{ pointer: '/assets/hero.webp', stands, author: omar, at }]
  const conflict = (stands: object) => ({ code: 'changed_elsewhere', details: { conflicts: of(stands) } })
  act(() => SendingCall.all[1]!.answer(409, conflict({ value: digest('c') })))
  expect(await screen.findByText(/There is already a file of this name/)).toBeTruthy()
  await user.click(uploads().getByRole('button', { name: 'Replace' }))
  await main()
  await waitFor(() => expect(SendingCall.all).toHaveLength(3))
  act(() => SendingCall.all[2]!.answer(409, conflict({})))
  expect(await screen.findByText(/Omar Aziz.* removed the file of this name meanwhile/)).toBeTruthy()
  expect(uploads().queryByRole('button', { name: 'Replace' })).toBeNull()
  await user.click(uploads().getByRole('button', { name: 'Try again' }))
  await main()
  await waitFor(() => expect(SendingCall.all).toHaveLength(4))
  // Nothing stands there any more: it is a new file.
  expect(sentTo(SendingCall.all[3]!)).toEqual({ name: 'hero.webp' })
})

it('lets a viewer look, with nothing to press', async () => {
  await open({ role: 'viewer' })
  expect(screen.getByText(/You can look at everything here/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Upload|Replace|Remove/ })).toBeNull()
})

it('plays a film and writes in a font as they will be, and shows the sign of a kind where that fails', async () => {
  const made: string[] = []
  let isSound = true
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(_name: string, source: string) {
        made.push(source)
      }
      load = async () => {
        if (!isSound) throw new Error('no font')
      }
    },
  )
  Object.defineProperty(document, 'fonts', { value: { add() {}, delete() {} }, configurable: true })
  const font: PartnerFile = { name: 'ours.woff2', digest: digest('c'), bytes: 9000, used: [] }
  const sampleOf = () => row('ours.woff2').queryByText('Ag 12')
  const place = '/partner/sadeem/preview/ticket/light/tenant-assets/sadeem'
  await open({ files: [film, font] })
  await waitFor(() => expect(sampleOf()).toBeTruthy())
  expect(made.at(-1)).toBe(`url("${place}/ours.woff2?v=cccccccccccc")`)
  const played = row('how.mp4').getByLabelText('how.mp4')
  expect([played.tagName, played.getAttribute('src')]).toEqual(['VIDEO', `${place}/how.mp4?v=bbbbbbbbbbbb`])
  act(() => void played.dispatchEvent(new Event('error')))
  expect(row('how.mp4').queryByLabelText('how.mp4')).toBeNull()

  cleanup()
  isSound = false
  await open({ files: [font] })
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'ours.woff2' }).querySelector('svg')).toBeTruthy())
  expect(sampleOf()).toBeNull()
})
