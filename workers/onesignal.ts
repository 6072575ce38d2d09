export {}

declare const self: ServiceWorkerGlobalScope

/** OneSignal's own worker, at a path and scope apart from all others: only a page of a tenant with an application there registers it. */
self.importScripts('https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js')
