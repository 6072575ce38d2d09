export { UiGalleryPage as View } from './ui-gallery-page.tsx'
