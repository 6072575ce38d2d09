/** What a page in a frame says to the console around it: where it is, and what it does not do. */
export type FrameNews = 'shown' | 'ready' | 'place' | 'back' | 'refused' | 'elsewhere' | 'over' | 'failed'

/**
 * The first script of a page in a preview. Its origin is one of its own: what a browser refuses it, where the app looks for it, is in memory or
 * missing. Every page is a document from the server, which decides what a preview shows, and none is an entry of the console's history. By asking for privacy it
 * is counted as nobody's visit.
 */
export const frameScript = (scheme: 'light' | 'dark'): string => `(() => {
const begin = /^.*?\\/preview\\/[^/]+\\/(?:light|dark)/.exec(location.pathname)[0]
const notify = (preview, more) => parent.postMessage({ preview, ...more }, location.origin)
const memory = () => {
  const kept = new Map()
  return {
    getItem: (key) => kept.get(String(key)) ?? null,
    setItem: (key, value) => void kept.set(String(key), String(value)),
    removeItem: (key) => void kept.delete(String(key)),
    clear: () => kept.clear(),
    key: (at) => [...kept.keys()][at] ?? null,
    get length() { return kept.size },
  }
}
const stands = { localStorage: memory(), sessionStorage: memory(), indexedDB: undefined, caches: undefined }
for (const [name, value] of Object.entries(stands)) Object.defineProperty(window, name, { configurable: true, get: () => value })
Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} })
for (const name of ['serviceWorker', 'locks']) delete Navigator.prototype[name]
Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { configurable: true, get: () => true })
const matches = matchMedia.bind(window)
window.matchMedia = (query) =>
  matches(/prefers-color-scheme/.test(query) ? (query.includes('${scheme}') ? 'all' : 'not all') : query)
const send = fetch.bind(window)
window.fetch = async (...call) => {
  const answer = await send(...call)
  const news = answer.headers.get('x-preview')
  if (news) notify(news)
  return answer
}
const place = (news) => notify(news, { path: location.pathname.slice(begin.length) + location.search, top: scrollY })
const open = (url) => {
  if (url.origin === location.origin && url.pathname.startsWith(begin + '/')) location.replace(url)
  else notify('elsewhere')
}
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!link) return
  const url = new URL(link.getAttribute('href'), document.baseURI)
  if (url.hash && url.pathname + url.search === location.pathname + location.search) return
  event.preventDefault()
  event.stopImmediatePropagation()
  open(url)
}, true)
const replace = history.replaceState.bind(history)
history.pushState = history.replaceState = (state, unused, address) => {
  const url = new URL(address ?? location.href, location.href)
  if (url.pathname !== location.pathname) return open(url)
  replace(state, unused, url)
  place('place')
}
history.back = () => notify('back')
history.go = (steps) => { if (steps < 0) notify('back') }
let waiting = 0
addEventListener('scroll', () => { waiting ||= requestAnimationFrame(() => { waiting = 0; place('place') }) }, { passive: true })
// It is to be seen as soon as it is read, whenever its scripts come.
document.addEventListener('readystatechange', () => { if (document.readyState === 'interactive') notify('shown') })
addEventListener('DOMContentLoaded', () => place('ready'))
// A text in a frame of the page says how high it is and which link was pressed, as nothing of another origin can be read.
new MutationObserver(() => {
  for (const frame of document.querySelectorAll('iframe:not([sandbox~="allow-scripts"])')) {
    if (!frame.src.startsWith(location.origin + begin + '/documents/')) continue
    frame.sandbox.add('allow-scripts')
    // Begun anew, since what a frame may do is settled by then.
    frame.parentNode.insertBefore(frame, frame.nextSibling)
  }
}).observe(document, { childList: true, subtree: true })
addEventListener('message', ({ source, data }) => {
  const frame = [...document.querySelectorAll('iframe')].find(({ contentWindow }) => contentWindow === source)
  if (frame && typeof data?.height === 'number') frame.style.flex = '1 0 ' + Math.ceil(data.height) + 'px'
  if (frame && typeof data?.follow === 'string') open(new URL(data.follow))
})
addEventListener('message', ({ source, data }) => {
  if (source !== parent || typeof data?.top !== 'number') return
  const until = Date.now() + 3000
  const scroll = () => {
    scrollTo({ top: data.top, behavior: 'instant' })
    if (Math.abs(scrollY - data.top) > 2 && Date.now() < until) requestAnimationFrame(scroll)
  }
  scroll()
})
addEventListener('message', ({ source, data }) => {
  if (source !== parent || !Array.isArray(data?.find)) return
  const until = Date.now() + 3000
  const seek = () => {
    const part = [...document.querySelectorAll('h2, h3, h4')].find(({ textContent }) => data.find.includes(textContent.trim()))
    if (part) part.scrollIntoView({ block: 'center', behavior: 'instant' })
    else if (Date.now() < until) requestAnimationFrame(seek)
  }
  seek()
})
})()`

/** The script of a text within a page of a preview. */
export const textScript = `(() => {
const notify = (news) => parent.postMessage(news, '*')
addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!link || link.getAttribute('href').startsWith('#')) return
  event.preventDefault()
  notify({ follow: link.href })
}, true)
addEventListener('DOMContentLoaded', () => {
  const { body } = document
  new ResizeObserver(() => notify({ height: body.getBoundingClientRect().height })).observe(body)
})
})()`
