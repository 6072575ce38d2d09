export { TokenExpiredPage as View } from './token-expired-page.tsx'
