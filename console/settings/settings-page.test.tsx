import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Draft } from '#contract/console/drafts'
import { contrast } from '#src/theme/color.ts'
import { at, field, fillFormDom, leaveForm, openForm, partOf } from '#tests/support/settings-form'

beforeEach(fillFormDom)
afterEach(leaveForm)

it('stores a text in one language, and says where one is missing and whose change it is', async () => {
  const { user, stands } = await openForm('texts', { [at('/heading1/en')]: 'Find a doctor' })
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
  const { user, stands } = await openForm('look', { [at('/theme/seed')]: '#0d5f68' })
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
  const { user, stands } = await openForm('look', { [at('/theme/faces')]: faces, [at('/logo_svg')]: '<svg/>' })
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
  const { user, draft, stands } = await openForm('rules', { [at('/booking_rules/visits_per_phone')]: 4 })
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
  const { user } = await openForm('rules', { [at('/booking_rules/cancel_hours')]: 4 })
  const hintOf = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby')!)?.textContent
  expect(hintOf('Visits of one phone')).toMatch(/While this is empty, 8 applies\.$/)
  expect(hintOf('Can be moved until: hours before')).toMatch(/: until the visit begins\.$/)
  expect(hintOf('Can be cancelled until: hours before')).not.toMatch(/While this is empty/)
  await user.type(field('Visits of one phone'), '6')
  expect(hintOf('Visits of one phone')).not.toMatch(/While this is empty/)
})

it('stores a choice, a switch and an entry of a list at once', async () => {
  const { user, stands } = await openForm('frame', { [at('/sidebar')]: false })
  await user.selectOptions(field('Menu at the side'), 'Yes')
  await waitFor(() => expect(stands('/sidebar')).toBe(true))
  cleanup()
  const list = await openForm('markets', { [at('/markets')]: ['ae'] })
  await list.user.click(screen.getByRole('button', { name: 'Add to Languages' }))
  await waitFor(() => expect(list.stands('/languages')).toEqual(['en', 'ar', 'id']))
  await list.user.click(
    within(screen.getByRole('group', { name: 'Languages' })).getByRole('button', { name: 'Move 3 up' }),
  )
  await waitFor(() => expect(list.stands('/languages')).toEqual(['en', 'id', 'ar']))
})

it('offers a country that an import added to the directory, by its name, and takes it into the markets', async () => {
  const { user, stands } = await openForm('markets', { [at('/markets')]: ['ae'] }, { countries: ['ae', 'id', 'jp'] })
  const group = within(screen.getByRole('group', { name: 'Markets' }))
  await user.click(screen.getByRole('button', { name: 'Add to Markets' }))
  await waitFor(() => expect(stands('/markets')).toEqual(['ae', 'id']))
  const added = group.getAllByRole<HTMLSelectElement>('combobox')[1]!
  expect([...added.options].map(({ text }) => text)).toContain('Japan')
  await user.selectOptions(added, 'Japan')
  await waitFor(() => expect(stands('/markets')).toEqual(['ae', 'jp']))
})

it('says at its field what keeps the draft from being published, with a link to it', async () => {
  const issue: Draft['issues'][number] = {
    ...{ field: at('/theme/seed'), within: [], severity: 'error' },
    ...{ code: 'colour', values: { example: '#0b5f69' } },
  }
  const { user } = await openForm('look', { [at('/theme/seed')]: 'blue' }, { issues: [issue] })
  const colour = field('Brand colour')
  await waitFor(() =>
    expect(colour.closest('[id^="field-"]')?.textContent).toContain('must be a colour such as #0b5f69'),
  )
  expect(colour.getAttribute('aria-invalid')).toBe('true')
  await user.click(screen.getByRole('link', { name: 'Brand colour' }))
  await waitFor(() => expect(document.activeElement).toBe(colour))
})

it('lets a viewer look, with no button and no field to change', async () => {
  const { draft } = await openForm('look', { [at('/theme/seed')]: '#0d5f68' }, { role: 'viewer' })
  expect(screen.getByText(/^You can look at everything here/)).toBeTruthy()
  expect(field('Brand colour').readOnly).toBe(true)
  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('section'))
  for (const section of sections) expect(section?.querySelectorAll('button') ?? []).toHaveLength(0)
  for (const select of document.querySelectorAll('main select')) expect(select).toHaveProperty('disabled', true)
  expect(draft.changes.size).toBe(0)
})

it('shows what the app makes of the colours in both schemes, with the contrast of their texts, and anew as one types [T02]', async () => {
  const theme = {
    ...{ seed: '#0b5f69', header: 'plain', 'neutral/hue': 118, 'neutral/chroma': 0.0045, accent: [0.8, 0.115, 68] },
    ...{ 'hero/lightness': 0.315, 'hero/chroma': 0.058 },
  }
  const { user, stands } = await openForm(
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
  const { user, call } = await openForm('push', { [at('/push_enabled')]: true })
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
  await openForm('push', { [at('/push_enabled')]: true })
  for (const held of ['24, 2', '21:00', '08:00'])
    expect(screen.getByText(new RegExp(`While this is empty, ${held} applies\\.`))).toBeTruthy()
})
