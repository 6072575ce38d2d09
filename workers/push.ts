import { samePath, toNotice } from './push/notice.ts'

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, options } = toNotice(event.data?.text(), {
    language: navigator.language,
    origin: self.location.origin,
  })
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { path?: unknown }
  event.waitUntil(goTo(samePath(path, self.location.origin)))
})

/** An open window is used before a new one; it goes there itself, so that nothing it holds is lost. */
async function goTo(path: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!open) return void (await self.clients.openWindow(path))
  const window = await open.focus()
  window.postMessage({ type: 'GO_TO', path })
}
