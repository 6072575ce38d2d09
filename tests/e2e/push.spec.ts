import { inWholeChromium } from './support/browsers.ts'
import { expect, expectWorker, test, withWorker } from './support/journey.ts'
import { pushOf } from './support/push.ts'

test.use(withWorker)
test.use(inWholeChromium)
test.use({ permissions: ['notifications'] })

const update = (navigate: string) => ({
  web_push: 8030,
  notification: {
    title: 'You have an update from Sadeem',
    navigate,
    data: { patient: 'Layla Farouk' },
    image: 'https://elsewhere.example/layla.png',
  },
  patient: { name: 'Layla Farouk', phone: '+971501234567' },
})

test('a push message shows its own words and nothing personal, and a tap leads the open window into the app [W02]', async ({
  page,
  context,
}) => {
  await page.goto('/en-ae?key=insurer')
  await expectWorker(page)
  const push = await pushOf(page, context)
  await push.deliver(update('/en-ae/doctor/cardiology'))
  const [shown] = await push.shown()
  expect(shown).toMatchObject({ title: 'You have an update from Sadeem', body: '' })
  expect(JSON.stringify(shown)).not.toMatch(/Layla|Farouk|501234567|elsewhere/)

  expect(await push.tap()).toEqual([])
  await expect(page).toHaveURL('/en-ae/doctor/cardiology?key=insurer')
  await expect(page.locator('[data-screen="doctor-results"]')).toBeVisible()
  await expect.poll(push.shown).toEqual([])
})

test('a tap leads to no other origin and to no other partner, and leaves another partner’s window alone [W02]', async ({
  page,
  context,
}) => {
  await page.goto('/en-ae?key=insurer')
  await expectWorker(page)
  const push = await pushOf(page, context)
  for (const navigate of ['https://elsewhere.example/en-ae', '//elsewhere.example', '/en-ae?key=patientweb']) {
    await page.goto('/en-ae/doctor/cardiology?key=insurer')
    await push.deliver(update(navigate))
    // A page that has only begun does not hear the worker yet, which says it again.
    expect(await push.tap()).toEqual([])
    await expect(page).toHaveURL('/en-ae?key=insurer')
  }

  await page.goto('/en-ae/doctor/cardiology')
  await push.deliver(update('/en-ae/doctor/dentistry'))
  expect(await push.tap()).toEqual(['/en-ae/doctor/dentistry?key=insurer'])
  await expect(page).toHaveURL('/en-ae/doctor/cardiology')
})

test('a message that cannot be read is shown all the same, in words of ours', async ({ page, context }) => {
  await page.goto('/en-ae')
  await expectWorker(page)
  const push = await pushOf(page, context)
  await push.deliver('not JSON')
  await expect.poll(push.shown).toMatchObject([{ title: 'There is an update for you' }])
})

test('a partner that sends no messages has no worker for them [P06]', async ({ page, context }) => {
  await page.goto('/en-ae?key=hospital')
  await expectWorker(page)
  expect(context.serviceWorkers().map((worker) => new URL(worker.url()).pathname)).toEqual(['/sw.js'])
})

test('a worker of an earlier push service gives way to one that does nothing, and goes, with its subscription [W03]', async ({
  page,
}) => {
  const scopes = () =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
    )
  // A page from before there was this app: its worker is looked for at the address where its next version would be.
  await page.route('**/before', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Before</title>' }))
  await page.goto('/before')
  for (const earlier of ['OneSignalSDKWorker.js', 'OneSignalSDKUpdaterWorker.js']) {
    await page.evaluate(async (script) => void (await navigator.serviceWorker.register(`/${script}`)), earlier)
    await expect.poll(scopes).toEqual([])
  }
  await page.goto('/en-ae')
  await expectWorker(page)
  await expect.poll(scopes).toEqual(['/', '/push-updater/', '/push/patientweb/'])
})
