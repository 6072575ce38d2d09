export { OfflinePage as View } from './offline-page.tsx'
