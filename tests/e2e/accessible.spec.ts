import { expectReadable } from './support/accessible.ts'
import { expect, expectAccessible, test, withMotion } from './support/journey.ts'

test.use(withMotion)

test('what is still fading in is judged when it stands', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><head><title>Fading</title><style>
    @keyframes fade { from { opacity: .1 } }
    p { color: #000; background: #fff; animation: fade 3s linear }
    i { display: block; animation: fade 3s linear infinite }
    </style></head><body><main><h1>Fading</h1><p>Seen in a while</p><i></i></main></body></html>`)
  await expectAccessible(page, 'what fades in')
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(false)
})

test('what can be read in the light alone is found in the dark', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><head><title>Schemes</title><style>
    p { color: #000; background: #fff }
    @media (prefers-color-scheme: dark) { p { color: #777; background: #555 } }
    </style></head><body><main><h1>Schemes</h1><p>Seen by day</p></main></body></html>`)
  await expectReadable(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(expectReadable(page, 'dark')).rejects.toThrow('dark: color-contrast p')
})

test('what could be read is measured again where something else is behind it', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><head><title>Behind</title><style>
    body { background: #fff } p { color: #222 }
    </style></head><body><main><h1>Behind</h1><p>Seen on white</p></main></body></html>`)
  await expectReadable(page, 'on white')
  await page.evaluate(() => document.body.style.setProperty('background', '#333'))
  await expect(expectReadable(page, 'on grey')).rejects.toThrow('on grey: color-contrast h1, p')
})

test('what could be pressed is judged again where it is smaller, or another comes near', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><head><title>Targets</title><style>
    button { display: block; width: 20px; height: 20px; padding: 0; border: 0; margin: 30px }
    </style></head><body><main><h1>Targets</h1><button>A</button><button>B</button></main></body></html>`)
  await expectAccessible(page, 'apart')
  await page.evaluate(() => document.querySelector('button')!.style.setProperty('margin-bottom', '-28px'))
  await expect(expectAccessible(page, 'close')).rejects.toThrow('close: target-size button')
  await page.evaluate(() => document.querySelector('button')!.style.removeProperty('margin-bottom'))
  await expectAccessible(page, 'apart again')
})
