import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Problem } from '#contract/problem'
import { at, field, fillFormDom, leaveForm, openForm, partOf } from '#tests/support/settings-form'

const omar = { kind: 'staff', name: 'Omar Aziz' } as const

beforeEach(fillFormDom)
afterEach(leaveForm)

it('says who changed a field meanwhile, loses nothing of either, and keeps the one that is chosen', async () => {
  const { user, draft, stands } = await openForm('texts', { [at('/heading1/en')]: 'Find a doctor' })
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
  const { user, draft } = await openForm('texts', { [at('/heading1/en')]: 'Find a doctor' })
  await user.type(field('Heading (English)'), '!')
  await user.tab()
  await user.click(await screen.findByRole('button', { name: 'Undo the change of Heading (English)' }))
  await waitFor(() => expect(draft.changes.size).toBe(0))
  await waitFor(() => expect(field('Heading (English)').value).toBe('Find a doctor'))
})

it('shows what patients see from the press that undoes on, and keeps what is typed meanwhile', async () => {
  const { user, holdUp, draft, stands } = await openForm('texts', { [at('/heading1/en')]: 'Find a doctor' })
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
  const { user, refuse, stands } = await openForm('texts', { [at('/heading1/en')]: 'Find a doctor' })
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
  const { user, refuse, stands } = await openForm('texts', { [at('/heading1/en')]: 'Find a doctor' })
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

it('keeps what was typed where the session ends before it is stored', async () => {
  const { user, end, stands } = await openForm('texts', { [at('/heading1/en')]: 'Find a doctor' })
  const heading = field('Heading (English)')
  await user.type(heading, ' today')
  end('idle')
  await user.tab()
  expect(await screen.findByText('You were signed out after 30 minutes without a press')).toBeTruthy()
  expect([stands('/heading1/en'), heading.isConnected, heading.value]).toEqual([undefined, true, 'Find a doctor today'])
})

it('says why the sign-in was not sent, at the first field that is wrong, which gets the focus', async () => {
  const { user, end } = await openForm('texts', {})
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

/** Texts with one change in the draft. */
async function openToPublish() {
  const opened = await openForm('texts', { [at('/heading1/en')]: 'Find a doctor', [at('/heading2/en')]: 'Near you' })
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
