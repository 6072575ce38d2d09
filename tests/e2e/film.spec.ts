import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { variantsOf } from './support/variants.ts'

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
