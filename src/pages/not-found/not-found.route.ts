export { NotFoundPage as View } from './not-found-page.tsx'
