import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import type { Engine, PageSize } from './engine.ts'

/** WebKitGTK by its own driver, in its own small browser, on a display that nobody sees. */
export async function openWebKit(program: string, size: PageSize): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const children: ChildProcess[] = []
  const close = async () => {
    for (const child of children.reverse()) {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const display = await startDisplay(children)
    const page = await startBrowser(program, { display, folder, children })
    await resize(page, size)
    return {
      name: 'WebKit',
      goTo: (address) => page.get(address),
      run: (work, ...args) => page.executeScript(`return (${work.toString()})(...arguments)`, ...args),
      press: (x, y) =>
        page
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
          .press()
          .release()
          .perform(),
      type: (text) => page.actions().sendKeys(text).perform(),
      key: (name) => page.actions().sendKeys(keys[name]).perform(),
      picture: async () => {
        await page.executeScript(settled)
        return Buffer.from(await page.takeScreenshot(), 'base64')
      },
      close: async () => {
        await page.quit().catch(() => undefined)
        await close()
      },
    }
  } catch (failure) {
    await close()
    throw failure
  }
}

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }

/** The name of a display of our own, which the server chooses and tells once it is ready. */
async function startDisplay(children: ChildProcess[]): Promise<string> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  children.push(child)
  const [number] = (await Promise.race([
    once(child.stdio[3]!, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the display ended with ${code}`))),
  ])) as [Buffer]
  return `:${number.toString().trim()}`
}

type Place = { display: string; folder: string; children: ChildProcess[] }

async function startBrowser(browser: string, place: Place): Promise<WebDriver> {
  // The bar of the browser is wider than a phone, and has no switch: its parts are made small.
  mkdirSync(join(place.folder, 'gtk-3.0'))
  writeFileSync(join(place.folder, 'gtk-3.0', 'gtk.css'), narrowBar)
  const port = await freePort()
  const child = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: place.display,
      TZ: 'Asia/Dubai',
      LANG: 'en_US.UTF-8',
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: place.folder,
      XDG_CACHE_HOME: place.folder,
      XDG_DATA_HOME: place.folder,
    },
  })
  place.children.push(child)
  await isListening(port)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  })
  return new Builder()
    .disableEnvironmentOverrides()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build()
}

const narrowBar = `headerbar, headerbar *, toolbar, toolbar *, button, entry {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border: 0; font-size: 1px; -gtk-icon-transform: scale(0);
}`

/** The window is larger than its page by the bar, which has its own height only once it is drawn. */
async function resize(page: WebDriver, { width, height }: PageSize): Promise<void> {
  const wanted = `${width}x${height}`
  let bar = 0
  let inner = ''
  for (let attempt = 0; attempt < 20 && inner !== wanted; attempt += 1) {
    await page
      .manage()
      .window()
      .setRect({ x: 0, y: 0, width, height: height + bar })
    await wait(100)
    const [innerWidth, innerHeight] = await page.executeScript<[number, number]>('return [innerWidth, innerHeight]')
    inner = `${innerWidth}x${innerHeight}`
    bar += height - innerHeight
  }
  if (inner !== wanted) throw new Error(`the page is ${inner}, not ${wanted}`)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function isListening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

/** Drawn by a processor alone, what is in sight is some frames behind what is there. */
const settled = `return new Promise((done) => {
  let frames = 0
  const next = () => (++frames > 12 ? done() : requestAnimationFrame(next))
  next()
})`
