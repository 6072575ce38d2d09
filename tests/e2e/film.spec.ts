import type { Page } from '@playwright/test'
import { messages } from '#src/features/tenant-blocks/parts/tenant-blocks.messages.ts'
import { expect, expectAccessible, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'
import { words } from './support/words.ts'

const film = (page: Page) => page.locator('video')

/** Addresses of a film and of what belongs to it, as they are asked for. */
function watchFilms(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\.(?:mp4|webm|vtt)\?/.test(request.url())) requests.push(request.url())
  })
  return requests
}

for (const { locale, caption } of variantsOf(
  [
    { locale: 'en-ae', caption: 'Every doctor shows the next free times.' },
    { locale: 'ar-ae', caption: 'يعرض كل طبيب أقرب أوقاته المتاحة.' },
    { locale: 'id', caption: 'Setiap dokter menampilkan waktu terdekatnya.' },
  ],
  1,
)) {
  test(`a tenant’s film plays when it is asked to, with captions in the language of the page, at ${locale} [C05]`, async ({
    page,
  }) => {
    const requests = watchFilms(page)
    await page.goto(`/${locale}`)
    await expect(film(page)).toBeAttached()
    expect(requests).toEqual([])
    await film(page).scrollIntoViewIfNeeded()
    await expect(film(page)).toHaveAttribute('poster', /how-it-goes\.webp/)
    expect(
      await film(page).evaluate((video: HTMLVideoElement) => [video.paused, video.autoplay, video.readyState]),
    ).toEqual([true, false, 0])
    await expect.poll(() => requests).toEqual([expect.stringContaining('.vtt')])

    const parts = page.waitForResponse((answer) => /\.mp4/.test(answer.url()))
    await film(page).evaluate((video: HTMLVideoElement) => video.play())
    expect((await parts).status()).toBe(206)
    await expect.poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.1)

    await film(page).evaluate((video: HTMLVideoElement) => {
      video.pause()
      video.currentTime = 3
    })
    await expect
      .poll(() =>
        film(page).evaluate((video: HTMLVideoElement) =>
          [...video.textTracks]
            .filter(({ mode }) => mode === 'showing')
            .flatMap(({ activeCues }) => [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text)),
        ),
      )
      .toEqual([caption])
    expect(await film(page).evaluate((video: HTMLVideoElement) => video.textTracks.length)).toBe(3)
  })
}

for (const { locale, language } of variantsOf(
  [
    { locale: 'ar-ae', language: 'ar' },
    { locale: 'id', language: 'id' },
    { locale: 'en-ae', language: 'en' },
  ] as const,
  1,
)) {
  test(`a film that does not load says why, and plays when it can, at ${locale} [C05]`, async ({ page, context }) => {
    const reason = page.locator('section', { has: film(page) }).getByRole('alert')
    const isFilm = /\.mp4/
    const requests = watchFilms(page)
    const time = () => film(page).evaluate((video: HTMLVideoElement) => video.currentTime)
    const play = async () => {
      await film(page).focus()
      await page.keyboard.press('Space')
    }
    await page.goto(`/${locale}`)
    await film(page).scrollIntoViewIfNeeded()
    await expect(film(page)).toHaveAttribute('poster', /how-it-goes\.webp/)

    await context.setOffline(true)
    await play()
    await expect(reason).toHaveText(words(language, messages.filmOffline))
    await expect(reason.getByRole('button')).toHaveCount(0)
    await context.setOffline(false)
    await expect(reason).toBeHidden()
    // Nobody has pressed it again.
    expect(await film(page).evaluate((video: HTMLVideoElement) => [video.paused, video.readyState])).toEqual([true, 0])
    expect(requests.filter((address) => isFilm.test(address))).toHaveLength(1)

    // A film that is not there: a call that is cut off the player repeats by itself for half a minute.
    await page.route(isFilm, (route) => route.fulfill({ status: 404 }))
    await play()
    await expect(reason).toContainText(words(language, messages.filmFailed))
    await expectAccessible(page, 'film')
    await page.unroute(isFilm)
    await reason.getByRole('button', { name: words(language, messages.filmRetry) }).click()
    await expect(film(page)).toBeFocused()
    await expect(reason).toBeHidden()
    await expect.poll(time).toBeGreaterThan(0.1)
  })
}
